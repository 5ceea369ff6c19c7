import { oneOf } from './variations.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Frequent given and family names of people who open accounts in Botswana: nobody in particular. */
const CUSTOMS: Readonly<Record<string, { given: readonly string[]; family: readonly string[] }>> = {
  Arabic: {
    given: words(
      'Ahmed Ali Bilal Fatima Hassan Huda Ibrahim Jamal Karim Khalid Mahmoud Maryam Mohammed Nabil Omar Samir Tariq Walid Yousef Zainab',
    ),
    family: words(
      'Abdi Aziz Badawi Darwish Farah Ghanem Haddad Hamdan Hijazi Ismail Khoury Mansour Najjar Nasser Obeid Osman Rifai Saleh Shaheen Zidan',
    ),
  },
  Chinese: {
    given: words(
      'Chao Fang Guohua Haiyan Jianguo Jing Juan Jun Lei Lihua Meiling Min Ming Na Qiang Tao Wei Xia Xiaoming Yan',
    ),
    family: words('Cao Chen Deng Feng Gao Guo Han He Hu Huang Li Lin Liu Luo Ma Sun Wang Wu Yang Zhang'),
  },
  Indian: {
    given: words(
      'Amit Anil Arjun Deepak Farhan Kavita Kiran Mukesh Neha Pooja Priya Rahul Rajesh Sanjay Sunita',
    ),
    family: words(
      'Ansari Chowdhury Das Desai Gupta Iyer Joshi Khan Mehta Nair Patel Reddy Shah Sharma Singh',
    ),
  },
  Portuguese: {
    given: words(
      'Amélia Ana António Armando Carlos Celestino Domingos Ernesto Graça Isabel João José Manuel Paulo Rosa',
    ),
    family: words(
      'Almeida Cossa Costa Fernandes Gomes Langa Lopes Mabunda Martins Neto Pereira Santos Silva Sitoe Tembe',
    ),
  },
  Zimbabwean: {
    given: words(
      'Blessing Chipo Edwin Farai Grace Innocent Joyce Kudzai Memory Nyasha Patience Rudo Simba Tatenda Tendai',
    ),
    family: words(
      'Banda Chirwa Dube Gumbo Hove Khumalo Makoni Mhlanga Moyo Mpofu Mutasa Ncube Ndlovu Sibanda Zhou',
    ),
  },
};
const FIRST = words(
  'Baobab Boteti Chobe Delta Golden Impala Kalahari Kopano Lesedi Marula Nata Okavango Orapa Pula Sunrise Thebe Tuli Zambezi',
);
const TRADES = [
  'Trading',
  'Investments',
  'Holdings',
  'Transport',
  'Construction',
  'Motors',
  'Safaris',
  'General Dealer',
  'Logistics',
  'Hardware',
];
const FORMS = ['(Pty) Ltd', '(Proprietary) Limited', 'Enterprises', 'Company', ''];

export interface Stranger {
  readonly custom: string;
  readonly type: 'person' | 'company';
  readonly name: string;
}

/** Names put together at random, alike in number for each custom; some of them are names that somebody listed bears, too. */
export function* strangers(each: number, random: () => number): Generator<Stranger> {
  for (const [custom, { given, family }] of Object.entries(CUSTOMS))
    for (let i = 0; i < each; i++) {
      const middle = i % 2 === 0 ? ` ${oneOf(given, random)}` : '';
      yield { custom, type: 'person', name: `${oneOf(given, random)}${middle} ${oneOf(family, random)}` };
    }
  for (let i = 0; i < each; i++) {
    const name = `${oneOf(FIRST, random)} ${oneOf(TRADES, random)} ${oneOf(FORMS, random)}`.trim();
    yield { custom: 'companies of Botswana', type: 'company', name };
  }
}
