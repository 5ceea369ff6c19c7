import { oneOf, type Variation } from './variations.ts';

const FORMS =
  'Ltd|Limited|(Pty) Ltd|(Proprietary) Limited|LLC|L.L.C.|OOO|GmbH|SARL|S.A.R.L.|S.A.|Inc.|Corp.|PLC|B.V.|Co., Ltd.|FZE|Pte Ltd|JSC|Limited Liability Company|Joint Stock Company|Sdn Bhd|AG|S.p.A.'.split(
    '|',
  );
const LEGAL =
  /(?:[ ,]+(?:LTD|LIMITED|PTY|LLC|L L C|INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|SA|S A|SARL|GMBH|PLC|BV|FZE|JSC|OOO|PJSC|SPA|AG))+$/;

/** Companies. Input: the listed name in upper case, punctuation as blanks. */
export const companyRespellings: Readonly<Record<string, Variation>> = {
  'legal form left out': (name) => {
    const left = name.replace(LEGAL, '');
    return left === name || left.split(' ').length < 2 ? null : left;
  },
  'another legal form': (name, random) => {
    const bare = name.replace(LEGAL, '');
    return bare.split(' ').length < 2 ? null : `${bare} ${oneOf(FORMS, random)}`;
  },
  'legal form before': (name, random) => {
    const bare = name.replace(LEGAL, '');
    return bare.split(' ').length < 2
      ? null
      : `${oneOf(['OOO', 'LLC', 'PT', 'JSC', 'AO'], random)} "${bare}"`;
  },
  'and as &': (name) => (/ AND /.test(name) ? name.replaceAll(' AND ', ' & ') : null),
  'The before': (name) => (name.startsWith('THE ') ? name.slice(4) : `The ${name}`),
  abbreviated: (name) => {
    const short = name
      .replace(/\bINTERNATIONAL\b/, "INT'L")
      .replace(/\bCOMPANY\b/, 'CO.')
      .replace(/\bCORPORATION\b/, 'CORP.')
      .replace(/\bLIMITED\b/, 'LTD.')
      .replace(/\bBROTHERS\b/, 'BROS')
      .replace(/\bMANUFACTURING\b/, 'MFG')
      .replace(/\bASSOCIATION\b/, 'ASSN')
      .replace(/\bDEPARTMENT\b/, 'DEPT')
      .replace(/\bENGINEERING\b/, 'ENG.')
      .replace(/\bTECHNOLOGY\b/, 'TECH')
      .replace(/\bGENERAL\b/, 'GEN.');
    return short === name ? null : short;
  },
  'one typo': (name, random) => {
    const words = name.split(' ');
    const i = words.findIndex((w) => w.length >= 6);
    if (i < 0) return null;
    const w = words[i]!;
    const at = 1 + Math.floor(random() * (w.length - 2));
    words[i] = w.slice(0, at) + w[at + 1]! + w[at]! + w.slice(at + 2);
    return words.join(' ');
  },
  'words joined': (name) => {
    const words = name.replace(LEGAL, '').split(' ');
    return words.length < 3 ? null : `${words[0]}${words[1]} ${words.slice(2).join(' ')}`;
  },
};
