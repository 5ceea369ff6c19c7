#!/usr/bin/env bash
# Guess: a package that turns English number words into a number gives the amount that a loan agreement or a cheque writes out, or says that it cannot; a check of the figures against the words needs no more.
# Truth: words-to-numbers multiplies "thousand" by the word before it alone, so "forty-five thousand" is 5040 and "one hundred and twenty thousand" 20100. It is right for round amounts (fifty thousand, two hundred thousand), the
#   ones a test takes. Of every 37th number to 100 000, written out by to-words, 72 in 100 come back wrong, all without an error. numbered reads those rightly, but it multiplies or adds what stands behind a unit of money that
#   it does not know: "five pula and fifty thebe" is 250, "two thousand five hundred and ten pula fifty thebe" 3550. A difference of words and figures that either of them finds is no sign of an altered amount.
# Seen: words-to-numbers 1.5.1, numbered 1.1.0, to-words 5.7.0. Source: own run; words-to-numbers #34.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts words-to-numbers@1.5.1 numbered@1.1.0 to-words@5.7.0
cat > probe.mjs <<'JS'
import numbered from 'numbered';
import { ToWords } from 'to-words';
import wordsToNumbers from 'words-to-numbers';

const read = (text) => [wordsToNumbers.wordsToNumbers(text), numbered.parse(text)];
const seen = [];
for (const text of [
  'fifty thousand', 'two hundred thousand', 'forty-five thousand', 'one hundred and twenty thousand', 'three hundred and forty five thousand',
  'five pula and fifty thebe', 'two thousand five hundred and ten pula fifty thebe',
]) {
  const [byFirst, bySecond] = read(text);
  console.log(`${text}: words-to-numbers ${byFirst}, numbered ${bySecond}`);
  seen.push(`${byFirst}/${bySecond}`);
}

const written = new ToWords({ localeCode: 'en-GB' });
const wrong = [0, 0];
let asked = 0;
for (let amount = 1; amount < 100_000; amount += 37) {
  asked++;
  read(written.convert(amount).toLowerCase()).forEach((answer, which) => (wrong[which] += Number(answer !== amount)));
}
console.log(`of ${asked} amounts in words, wrong: words-to-numbers ${wrong[0]}, numbered ${wrong[1]}`);
const as = '50000/50000,200000/200000,5040/45000,20100/120000,5340/345000,5 pula and 50 thebe/250,2510 pula 50 thebe/3550';
process.exit(seen.join() === as && wrong[0] > asked * 0.7 && wrong[1] === 0 ? 0 : 1);
JS
node probe.mjs
