/** Aligns two texts by edit distance: for each letter of `a` the index of its equal partner in `b`. */
export function partners(a: string, b: string): (number | undefined)[] {
  const width = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * width);
  for (let j = 1; j <= b.length; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    cost[i * width] = i;
    for (let j = 1; j <= b.length; j++)
      cost[i * width + j] = Math.min(
        cost[(i - 1) * width + j]! + 1,
        cost[i * width + j - 1]! + 1,
        cost[(i - 1) * width + j - 1]! + Number(a[i - 1] !== b[j - 1]),
      );
  }
  const found = new Array<number | undefined>(a.length).fill(undefined);
  for (let i = a.length, j = b.length; i > 0 && j > 0;) {
    const here = cost[i * width + j]!;
    if (here === cost[(i - 1) * width + j - 1]! + Number(a[i - 1] !== b[j - 1])) {
      i--;
      j--;
      if (a[i] === b[j]) found[i] = j;
    } else if (here === cost[(i - 1) * width + j]! + 1) i--;
    else j--;
  }
  return found;
}
