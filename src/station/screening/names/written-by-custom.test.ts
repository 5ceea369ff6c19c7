import { describe, expect, it } from 'vitest';
import { ScreeningRequest } from '../../../contract/screening.ts';
import { queryNames, scoreEntry } from '../score-entry.ts';
import { NO_EVIDENCE } from './match-names.ts';
import type { NameSchema } from './normalise.ts';

const THRESHOLD = 0.85;

/** Names of people and firms that do not exist, written as another custom writes those listed. */
const KINDS: Readonly<Record<string, readonly (readonly [asked: string, listed: string])[]>> = {
  'glued surnames': [
    ['Andries Vandermerwenaar', 'Andries van der Merwenaar'],
    ['Hendrik vd Westhuizenberg', 'Hendrik van der Westhuizenberg'],
    ['Pieter v.d. Walthuis', 'Pieter van der Walthuis'],
    ['Johanna Jansevanvuurenberg', 'Johanna Janse van Vuurenberg'],
    ['Willem Vandenbergsma', 'Willem van den Bergsma'],
    ['Kobus Duplessisberg', 'Kobus du Plessisberg'],
    ['Maria Delacruzeira', 'Maria de la Cruzeira'],
    ['Joao Dosreisalves', 'Joao dos Reis Alves'],
    ['Lucia Delcastillan', 'Lucia del Castillan'],
    ['Rosa Delosriosa', 'Rosa de los Riosa'],
    ['Anton Vonhohenwald', 'Anton von Hohenwald'],
    ['Greta Vonderleyenhof', 'Greta von der Leyenhof'],
    ['Marco Dellavallone', 'Marco della Vallone'],
    ['Paolo Dimarzonico', 'Paolo di Marzonico'],
    ['Sean Omalleyvan', "Sean O'Malleyvan"],
    ['Karim Benyoussefan', 'Karim Ben Youssefan'],
    ['Salah Alqahtarani', 'Salah Al Qahtarani'],
    ['Omar Elmahdawin', 'Omar El Mahdawin'],
    ['Nasser Abdelrahmanov', 'Nasser Abdel Rahmanov'],
    ['Sarel J v Rensburghof', 'Sarel Janse van Rensburghof'],
  ],
  'other scripts and customs': [
    ['Ван Цзинмао', 'WANG, Jingmao'],
    ['Ким Чхоль Ын', 'KIM, Chol Un'],
    ['Elena Petrovna Choubinina', 'Elena Petrovna Shubinina'],
    ['Irina Jarmoschkina', 'Irina Yarmoshkina'],
    ['Dou El Kgalich', 'Dhou el Kgalich'],
    ['Dia Mokgarid', 'Dhia Mokgarid'],
  ],
  'Somali, Ukrainian, Armenian, Egyptian, West African and Ethiopian customs': [
    ['Cabdiraxmaan Xirsi Guuleedan', 'Abdirahman Hirsi Guledan'],
    ['Maxamuud Cali Nuurow', 'Mohamud Ali Nurow'],
    ['Saciid Faarax Jaamacow', 'Said Farah Jamaow'],
    ['Bohdan Hlushkarenko', 'Bogdan Glushkarenko'],
    ['Ihor Grytsakovych', 'Igor Hrytsakovych'],
    ['Ovanes Mgratsyan', 'Hovhannes Mgratsian'],
    ['Ahmed Elmansawy', 'Ahmad al-Mansawi'],
    ['Umar Jallow', 'Oumar Diallo'],
    ['Fatou Njie', 'Fatou Ndiaye'],
    ['Kouame Wattara', 'Kwame Ouattara'],
    ['Theodros Gabremeskelu', 'Tewodros Gebremeskelu'],
    ['Abdoulaziz Toure', 'Abdiaziz Turay'],
  ],
  'companies abroad': [
    ['Soc. Generale de Mines Kivuanes', 'Société Générale de Mines Kivuanes SARL'],
    ['瑞峰海运有限公司', 'Ruifeng Shipping Co., Ltd.'],
    ['Volgobank Rossii', 'Volgobank of Russia'],
    ['Волгобанк Российской Федерации', 'Volgobank of Russian Federation'],
  ],
  'legal forms': [
    ['Tshipidi Valley MiningPtyLtd', 'Tshipidi Valley Mining (Pty) Ltd'],
    ['Kgotlana Holdings ProprietaryLimited', 'Kgotlana Holdings Proprietary Limited'],
    ['Marang Coldstores P/L', 'Marang Coldstores (Pty) Ltd'],
    ['Lorato Haulage (Pty)Ltd', 'Lorato Haulage Proprietary Limited'],
    ['JSCArgumentov', 'Argumentov JSC'],
    ['OOO Severtransik', 'Severtransik LLC'],
    ['PJSC Volgomashin', 'Volgomashin Public Joint Stock Company'],
    ['Public JSC Volgomashin', 'Volgomashin Public Joint Stock Company'],
    ['Volgomashin', 'Open JSC Volgomashin'],
    ['Volga Closed JSC', 'Volga Closed Joint Stock Company'],
    ['Ltd Liability Company Volga', 'Volga LLC'],
    ['Volga Public Ltd Company', 'Volga PLC'],
    ['Volga Public Company Limited', 'Volga PCL'],
    ['Severtransik OOO', 'OOO "Severtransik"'],
    ['Zeppelinia Maschinen GesmbH', 'Zeppelinia Maschinen GmbH'],
    ['Bergwerkia Aktiengesellschaft', 'Bergwerkia AG'],
    ['Lumiere Bordure S.A.R.L.', 'Lumiere Bordure SARL'],
    ['Azulejaria Lda', 'Azulejaria Limitada'],
    ['Cementera Quilpan S.A. de C.V.', 'Cementera Quilpan SA de CV'],
    ['Nordlyset Rederi A/S', 'Nordlyset Rederi AS'],
    ['Polderwind Besloten Vennootschap', 'Polderwind B.V.'],
    ['Khairat Traders Pvt. Ltd.', 'Khairat Traders Private Limited'],
    ['Jinlongtai Trading Co., Ltd', 'Jinlongtai Trading Company Limited'],
    ['Mokoro Tours cc', 'Mokoro Tours Close Corporation'],
    ['Fishwater Logistics L.L.C', 'Fishwater Logistics LLC'],
    ['Safarinet Inc', 'Safarinet Incorporated'],
  ],
  'words of companies in the plural': [
    ['Kgale Hill Properties (Pty) Ltd', 'Kgale Hill Property'],
    ['Kgale Technology', 'Kgale Technologies'],
    ['Kgale Electronic Corporation', 'Kgale Electronics Corporation'],
    ['Kgale Traders', 'Kgale Trading'],
  ],
  'split spellings': [
    ['Tran Sibero Lines Ltd', 'Transibero Lines Ltd'],
    ['Cold Store Marang Ltd', 'Coldstore Marang Ltd'],
    ['Agro Kombinat Velm', 'Agrokombinat Velm'],
    ['Techno Prom Bersk', 'Technoprom Bersk'],
    ['G-9 Shipping', 'G9 Shipping'],
    ['Z 12 Trading House', 'Z12 Trading House'],
    ['Al Noor 313 Brigade', 'Alnoor 313 Brigade'],
    ['K 2 Minerals', 'K2 Minerals'],
    ['North Star Line', 'Northstar Line'],
    ['Petro Chemia Polosk', 'Petrochemia Polosk'],
    ['Abdul Rahman Saqib', 'Abdulrahman Saqib'],
    ['Abdel Karim Nawfalan', 'Abdelkarim Nawfalan'],
    ['Nur Al Din Kassabi', 'Nuraldin Kassabi'],
    ['Kim Jong Sukpil', 'Kim Jongsukpil'],
    ['Xiao Ming Quanli', 'Xiaoming Quanli'],
    ['Jean-Pierre Boulangeot', 'Jeanpierre Boulangeot'],
    ['Mary Anne Tsholofo', 'Maryanne Tsholofo'],
    ['Goitse One Modisang', 'Goitseone Modisang'],
    ['Kgosi Tsile Marumola', 'Kgositsile Marumola'],
    ['Thabo Neo Phetwane', 'Thaboneo Phetwane'],
  ],
  romanisations: [
    ['Chou En-min', 'Zhou Enmin'],
    ['Teng Hsiao-lung', 'Deng Xiaolong'],
    ["Ch'en Kuo-wei", 'Chen Guowei'],
    ['Hsu Chih-ming', 'Xu Zhiming'],
    ['Tsai Chung-kuang', 'Cai Zhongguang'],
    ['Kuo Pei-ling', 'Guo Beiling'],
    ['Chang Tse-min', 'Zhang Zemin'],
    ['Wladimir Schukowskow', 'Vladimir Zhukovskov'],
    ['Sergej Tschernischow', 'Sergey Chernyshov'],
    ['Alexej Jurjewitsch', 'Aleksey Yuryevich'],
    ['Dmitrij Schtscherbin', 'Dmitry Shcherbin'],
    ['Nikolai Chtcherbakine', 'Nikolay Shcherbakin'],
    ['Vladimir Choukovine', 'Vladimir Shukovin'],
    ['Evgueni Tchernychev', 'Yevgeny Chernyshev'],
    ['Iouri Andropine', 'Yuri Andropin'],
    ['Mohamed Cherifane', 'Muhammad Sharifan'],
    ['Abdelkader Bouchaïban', 'Abd al-Qadir Bushaiban'],
    ["Ts'ao Yung-k'ang", 'Cao Yongkang'],
    ['Hussein Djabourine', 'Husayn Jaburin'],
    ['Choukri Zaouine', 'Shukri Zawin'],
  ],
  titles: [
    ['Princess Kwelagonno', 'Princess Boitshepo Kwelagonno'],
    ['Bishop Ramphaletse', 'Bishop Ontlametse Ramphaletse'],
    ['Justice Modisanol', 'Justice Keorapetse Modisanol'],
    ['Pastor Sethunyan', 'Pastor Kealeboga Sethunyan'],
    ['Major Kelebogilwe', 'Major Tirelo Kelebogilwe'],
    ['Prince Tlotlang', 'Prince Oarabile Tlotlang'],
    ['Hon. Kabelo Morwaeng', 'Kabelo Morwaeng'],
    ['Kgosi Lotlamor Sebego', 'Lotlamor Sebego'],
    ['Dr. Neo Mathambo', 'Neo Mathambo'],
    ['Rev Tumelo Sekgomar', 'Tumelo Sekgomar'],
    ['Sheikh Faisal Doukaran', 'Faisal Doukaran'],
    ['Gen. Aleksei Borodan', 'Aleksei Borodan'],
    ['Mullah Rahim Zadranin', 'Rahim Zadranin'],
    ['Haji Karim Noorzan', 'Karim Noorzan'],
    ['Lt Col Peter Mahlangeni', 'Peter Mahlangeni'],
    ['Advocate Palesa Ntshinga', 'Palesa Ntshinga'],
    ['Eng. Samir Haddadin', 'Samir Haddadin'],
    ['Sir Edward Longmead', 'Edward Longmead'],
    ['H.E. Joseph Kabangwe', 'Joseph Kabangwe'],
    ['Professor Ruth Masilonyane', 'Ruth Masilonyane'],
  ],
};

const COMPANIES: ReadonlySet<string> = new Set(['legal forms', 'companies abroad']);

function score(name: string, listed: string, type: NameSchema): number {
  const request = { ...ScreeningRequest.parse({ name }), type };
  const names = [{ text: listed, strength: 'primary' as const }];
  const facts = { birthDates: [], countries: [], gender: null, documents: [], programmes: [], remarks: null };
  const entry = { id: '1', kind: 'sanction' as const, schema: type, names, ...facts };
  return scoreEntry(request, queryNames(request), entry, NO_EVIDENCE).score;
}

describe.each(Object.entries(KINDS))('%s', (kind, pairs) => {
  it.each(pairs)('%s is found as %s', (asked, listed) => {
    const types: readonly NameSchema[] = COMPANIES.has(kind) ? ['company'] : ['person', 'company'];
    expect(Math.max(...types.map((type) => score(asked, listed, type)))).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('people whose names only look so', () => {
  it.each([
    ['Chen Kuo-wei', 'Zhen Guomei'],
    ['Kim Jong-sam', 'Jin Zhongsan'],
    ['Tang Pei-chen', 'Dong Beijing'],
    ['Anna Vandermerwe', 'Anna van der Walt'],
    ['Justice Modise', 'Prince Modisane'],
    ['Bishop Ramotswa', 'Bishop Tutu'],
    ['Sergei Tschernow', 'Sergei Ivanov'],
    ['Mary-Anne Dube', 'Marian Ncube'],
  ])('%s is not %s', (asked, listed) => expect(score(asked, listed, 'person')).toBeLessThan(THRESHOLD));
});
