/** Cyrillic and Greek letters by the Latin ones that look like them. */
export const LATIN_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  ['АAВBЕEЗ3КKМMНHОOРPСCТTУYХXІIЈJЅSаaеeоoрpсcуyхxіiјjѕs', 'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνv'].flatMap(
    (pairs) => [...pairs].flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1]!] as const] : [])),
  ),
);
