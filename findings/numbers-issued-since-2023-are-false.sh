#!/usr/bin/env bash
# Guess: a maintained package that checks national identity numbers and company numbers says true to a number that its office issues today; `false` means a misread or invented number.
# Truth: offices ran out of numbers and changed the form. Finland puts Y, X, W, V, U (births of the 1900s) or B to F (2000s) where "-" and A stood, and has issued such codes since 19 December 2023; Brazil's company numbers have
#   letters since July 2026. validator calls the Finnish ones false, as identity card and as tax number, while it knows the Brazilian ones; @brazilian-utils says false to these unless it is asked for `version: 2`, and
#   @julioakira/cpf-cnpj-utils always does. stdnum has both. All say true to older numbers, so a test with those shows nothing: the people and firms registered lately fail. And as the mark is part of the number, two Finnish
#   codes that differ in it alone are two persons: never drop it before a comparison.
# Seen: validator 13.15.35, stdnum 1.12.0, @brazilian-utils/brazilian-utils 2.4.0, @julioakira/cpf-cnpj-utils 1.5.2. The Finnish codes below have numbers of 900 and more, which no person gets; the companies are well-known examples, the second one the tax office's own.
#   Source: own run; Finnish decree 690/2022 and the population agency's page on the reform of personal identity codes; Receita Federal, Instrução Normativa 2.229/2024.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validator@13.15.35 stdnum@1.12.0 @brazilian-utils/brazilian-utils@2.4.0 @julioakira/cpf-cnpj-utils@1.5.2
cat > probe.mjs <<'JS'
import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import utils from '@julioakira/cpf-cnpj-utils';
import { stdnum } from 'stdnum';
import validator from 'validator';

/** A Finnish code: its last character checks date and number alone, not the mark between them. */
const hetu = (date, mark, number) => date + mark + number + '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + number) % 31];
const finnish = (code) => ({
  'validator (card)': validator.isIdentityCard(code, 'FI'),
  'validator (tax)': validator.isTaxID(code, 'fi-FI'),
  stdnum: stdnum.FI.hetu.validate(code).isValid,
});
const company = (number) => ({
  validator: validator.isTaxID(number, 'pt-BR'),
  stdnum: stdnum.BR.cnpj.validate(number).isValid,
  '@brazilian-utils': isValidCnpj(number),
  'the same, version 2': isValidCnpj(number, { version: 2 }),
  '@julioakira': utils.CNPJ.Validate(number),
});
const seen = [];
const say = (what, answers) => {
  console.log(`${what}: ${Object.entries(answers).map(([name, valid]) => `${name} ${valid}`).join(', ')}`);
  seen.push(Object.values(answers).map((valid) => (valid ? 't' : 'f')).join(''));
};
for (const [date, mark] of [['120385', '-'], ['120385', 'Y'], ['120385', 'U'], ['120305', 'A'], ['120305', 'B'], ['120305', 'F']]) {
  const code = hetu(date, mark, '917');
  say(`Finland ${code}`, finnish(code));
}
for (const number of ['11222333000181', '12ABC34501DE35']) say(`Brazil ${number}`, company(number));
process.exit(seen.join(' ') === 'ttt fft fft ttt fft fft ttttt ttftf' ? 0 : 1);
JS
node probe.mjs
