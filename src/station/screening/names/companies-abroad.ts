import anyAscii from 'any-ascii';

/** Meanings of words used in Chinese company names, in simplified and traditional characters. */
const CHINESE_WORDS: ReadonlyMap<string, string> = new Map(
  [
    '股份有限公司 责任有限公司 有限责任公司 有限公司 CO LTD',
    '公司 COMPANY',
    '集团 集團 GROUP',
    '控股 HOLDINGS',
    '技术 技術 科技 TECHNOLOGY',
    '贸易 貿易 商贸 TRADING',
    '进出口 進出口 IMPORT EXPORT',
    '国际 國際 INTERNATIONAL',
    '实业 實業 工业 工業 INDUSTRIAL',
    '投资 投資 INVESTMENT',
    '发展 發展 DEVELOPMENT',
    '银行 銀行 BANK',
    '电子 電子 ELECTRONICS',
    '通信 通讯 通訊 COMMUNICATIONS',
    '航运 航運 海运 海運 SHIPPING',
    '物流 LOGISTICS',
    '石油 PETROLEUM',
    '化工 化学 化學 CHEMICAL',
    '能源 ENERGY',
    '机械 機械 MACHINERY',
    '设备 設備 EQUIPMENT',
    '研究所 研究院 RESEARCH INSTITUTE',
    '大学 大學 UNIVERSITY',
    '中国 中國 CHINA',
    '朝鲜 朝鮮 KOREA',
    '香港 HONG KONG',
    '北京 BEIJING',
    '上海 SHANGHAI',
    '深圳 SHENZHEN',
    '天津 TIANJIN',
    '大连 大連 DALIAN',
    '丹东 丹東 DANDONG',
    '青岛 青島 QINGDAO',
    '广州 廣州 GUANGZHOU',
    '市 省',
  ].flatMap((line) => {
    const words = line.split(' ');
    const english = words.filter((word) => /[A-Z]/.test(word)).join(' ');
    return words.filter((word) => !/[A-Z]/.test(word)).map((word) => [word, english] as const);
  }),
);
const LONGEST_WORD = 6;
const HAN = /^\p{Script=Han}+$/u;

/** Country genitives after a Russian name: of Russia, of Belarus. */
const RUSSIAN_OF: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w )ROSSI[IYJ]?SKO[IYJ] FEDERA(?:C|TS|T)[IYJ]+\b/, 'OF RUSSIAN FEDERATION'],
  [/(?<=\w )ROSSI[IYJ]\b/, 'OF RUSSIA'],
  [/(?<=\w )BELARUSI\b/, 'OF BELARUS'],
  [/(?<=\w )UKRAIN[YI]\b/, 'OF UKRAINE'],
  [/(?<=\w )KRYMA\b/, 'OF CRIMEA'],
  [/(?<=\w )KAZAKHSTANA\b/, 'OF KAZAKHSTAN'],
  [/(?<=\w )SIRI[IYJ]\b/, 'OF SYRIA'],
  [/(?<=\w )IRANA\b/, 'OF IRAN'],
  [/(?<=\w )MOSKVY\b/, 'OF MOSCOW'],
];

/**
 * A company's home-script name as Western lists give it: Chinese words translated, the rest of them joined; Russian
 * names with the country in English. Null for every other name.
 *
 * @example companyAbroad('华为技术有限公司') // 'HUAWEI TECHNOLOGY CO LTD'
 * @example companyAbroad('Sberbank Rossii') // 'SBERBANK OF RUSSIA'
 */
export function companyAbroad(name: string): string | null {
  const bare = name.replace(/[\s()（）·]/g, '');
  if (HAN.test(bare)) return chineseCompany(bare);
  const text = anyAscii(name).toUpperCase();
  for (const [pattern, english] of RUSSIAN_OF)
    if (pattern.test(text)) return text.replace(pattern, english).trim();
  return null;
}

function chineseCompany(name: string): string {
  const words: string[] = [];
  let own = '';
  const endName = (): void => {
    if (own !== '') words.push(anyAscii(own).replace(/\s/g, '').toUpperCase());
    own = '';
  };
  for (let at = 0; at < name.length;) {
    let length = Math.min(LONGEST_WORD, name.length - at);
    while (length > 0 && !CHINESE_WORDS.has(name.slice(at, at + length))) length--;
    if (length === 0) own += name[at++]!;
    else {
      endName();
      words.push(CHINESE_WORDS.get(name.slice(at, at + length))!);
      at += length;
    }
  }
  endName();
  return words.filter(Boolean).join(' ');
}
