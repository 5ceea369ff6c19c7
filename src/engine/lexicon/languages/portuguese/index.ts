import type { Language } from '../language.ts';
import { TYPES } from './types.ts';

/** In sentences: words after the name of an employer or a post. */
const END = String.raw`(?=,| (?:desde|e|é|onde|como|com|a partir|na|no|exerce|exercendo|auferindo|aufere|pelo|pela|há|tendo)(?!\p{L})|[.;\n(])`;
const TITLE = String.raw`(?:[oa]s? )?(?:(?:exm[oa]\.? )?(?:senhora?|sra?\.?ª?|dra?\.?|eng\.?[ªº]?)(?!\p{L})\.?(?:\(a\))? )?`;
const PAY = 'sal[áa]rio|vencimento|remunera[çc][ãa]o|ordenado|rendimento';
const GROSS = 'brut[oa]|il[íi]quid[oa]';

/** Papers of Mozambique, Angola, Portugal and Brazil. */
export const PORTUGUESE: Language = {
  papers: {
    payslipTitles: `
      Recibo de {Vencimento,Vencimentos,Salário,Salários,Ordenado,Remuneração,Remunerações,Pagamento de Salário} | Holerite | Holerith
      Contracheque | Contra-cheque | Folha de {Vencimento,Salário} | Talão de {Vencimento,Salário} | Boletim de {Vencimento,Salário}
      Demonstrativo de Pagamento | Demonstrativo de Pagamento de Salário | Recibo de Pagamento de Salário
    `,
    earningsHeads: 'abonos | abono | vencimentos | proventos | remuneracoes | rendimentos | remuneracao',
    deductionHeads: 'descontos | desconto | deducoes | retencoes',
    grossPay: `
      Total Ilíquido | Salário Ilíquido | Vencimento Ilíquido | Remuneração Ilíquida | Ilíquido~0.9 | Total Bruto | Salário Bruto
      Vencimento Bruto | Remuneração Bruta | Total de {Vencimentos,Abonos,Proventos,Remunerações} | Total dos Vencimentos | Total Abonos | Total Vencimentos
    `,
    netPay: `
      Líquido a Receber | Total Líquido | Salário Líquido | Vencimento Líquido | Remuneração Líquida | Valor Líquido | Líquido a Pagar
      Líquido Recebido | Valor Líquido a Receber | Total a Receber | Líquido~0.9
    `,
    basicPay: '{Vencimento,Salário,Ordenado} Base | Salário-base | Remuneração Base',
    totalDeductions: 'Total de Descontos | Total dos Descontos | Total Descontos | Total de Deduções',
    incomeTax: 'IRPS | IRS~0.85 | IRT | IRRF | Imposto de Renda | Retenção IRS | Retenção na Fonte',
    pension: 'INSS | Segurança Social | Previdência Social | Fundo de Pensões',
    payLinesHeldBack:
      'IRPS | IRS | IRT | IRRF | INSS | Imposto | Segurança Social | Adiantamento | Sindicato | Quota | Empréstimo | Faltas',
    totals: 'Totais',
    payDay: 'Data de Pagamento | Data do Pagamento | Pago em | Data de Crédito | Data do Crédito',
    payPeriod:
      'Mês~0.8 | Período de Pagamento | Mês de Referência | Período de Referência | Referente a | Mês de Processamento | Competência~0.8 | Período~0.8',
    employee: `
      Nome do {Trabalhador,Funcionário,Colaborador,Empregado} | Nome da {Trabalhadora,Funcionária} | Trabalhador~0.9 | Funcionário~0.9
      Colaborador~0.9 | Empregado~0.9 | Nome Completo
    `,
    employeeNumber: `
      {N.º,Nº,Número} {de,do} {Trabalhador,Funcionário,Colaborador,Empregado,Matrícula} | Matrícula~0.8 | N.º Mecanográfico
      Código do {Trabalhador,Funcionário,Empregado}
    `,
    employer:
      'Entidade Empregadora | Empregador | Entidade Patronal | Empresa~0.9 | Nome da Empresa | Razão Social',
    post: 'Categoria~0.8 | Categoria Profissional | Cargo~0.65 | Função~0.9 | Profissão | Posto~0.7',
    otherNumbers: 'NUIT | NIF | NIB | NISS | CPF | CNPJ | N.º de Beneficiário | N.º Segurança Social',
    statementTitles: `
      {Extracto,Extrato} {de,da} Conta | {Extracto,Extrato} Bancário | {Extracto,Extrato} de Conta {Corrente,à Ordem,Bancária}
      {Extracto,Extrato} de Movimentos | {Extracto,Extrato} Mensal | {Extracto,Extrato} Combinado | {Extracto,Extrato} de Conta Poupança
    `,
    accountHolder:
      'Titular | Titular da Conta | Nome do Titular | Titulares | Nome do Cliente | Cliente~0.8 | Correntista',
    accountNumber:
      'Conta n.º | Número da Conta | Número de Conta | N.º da Conta | N.º de Conta | Conta Corrente | Conta à Ordem | Conta~0.8',
    bank: 'Banco~0.8 | Nome do Banco',
    branchCode: 'Código do Balcão | Agência~0.8',
    period: 'Período | Período do {Extracto,Extrato} | Período de referência | {Extracto,Extrato} de',
    currency: 'Moeda | Moeda da Conta | Divisa',
    openingBalance: 'Saldo Inicial | Saldo de Abertura | Saldo no Início',
    broughtForward: 'Saldo Transportado',
    earlierBalance: 'Saldo Anterior',
    closingBalance: 'Saldo Final | Saldo de Fecho | Saldo de Encerramento',
    carriedForward: 'Saldo a Transportar',
    laterBalance: 'Saldo Actual | Saldo Atual | Novo Saldo',
    day: 'Data | Data Mov | Data Movimento | Data do Movimento | Data Operação | Data de Lançamento | Dia',
    description:
      'Descrição | Descritivo | Histórico | Movimento | Descrição do Movimento | Lançamento | Lançamentos | Detalhes',
    moneyOut: 'Débito | Débitos | Saídas | Levantamentos | A débito',
    moneyIn: 'Crédito | Créditos | Entradas | Depósitos | A crédito',
    amount: 'Valor | Montante | Importância',
    balance: 'Saldo Contabilístico | Saldo Disponível | Saldo após movimento',
    utilityBillTitles:
      '{Factura,Fatura} de {Energia,Electricidade,Eletricidade,Água,Água e Saneamento} | Conta de {Luz,Energia,Água}',
    amountDue:
      'Total a Pagar | Valor a Pagar | Montante a Pagar | Valor Total a Pagar | Total da Factura | Total da Fatura',
    payBy:
      'Data Limite de Pagamento | Data Limite | Pagar até | Vencimento~0.8 | Data de Vencimento | Prazo de Pagamento | Limite de Pagamento',
    billDay: 'Data de Emissão | Data da Emissão | Data da Factura | Data da Fatura | Emitido em',
    customerNumber:
      'N.º de Cliente | N.º do Cliente | Número de Cliente | Código de Cliente | N.º de Contador',
    employmentTitles: `
      Declaração de {Trabalho,Serviço,Vínculo Laboral,Vínculo Empregatício,Emprego,Efectividade,Entidade Patronal} | Declaração da Entidade Patronal
      Certificado de Trabalho | Atestado de {Trabalho,Serviço} | Comprovativo de {Emprego,Trabalho} | Declaração de Vínculo
    `,
    employmentPhrases: `
      ao serviço desta empresa | ao nosso serviço | é trabalhador | é trabalhadora | é funcionário | é funcionária | é colaborador | é colaboradora | nosso quadro de pessoal
    `,
    started: 'Data de {Admissão,Início,Ingresso,Contratação} | Admitido em | Admissão | Data da Admissão',
  },
  prose: {
    titlesOfPeople: 'senhor|senhora',
    salutations: 'a quem possa interessar|exmos? senhores|exm[oa]s?\\.? sen?h?ora?',
    closings:
      'atenciosamente|com os melhores cumprimentos|os melhores cumprimentos|melhores cumprimentos|cordialmente|respeitosamente|saudações|saudacoes',
    jobTitles:
      'director|directora|diretor|diretora|gerente|gestor|gestora|contabilista|administradora?|administrador|chefe|sócio-gerente|secretário|secretária|coordenador|coordenadora|encarregado|tesoureiro|presidente|técnico',
    companies:
      'banco|empresa|sociedade|comércio|comercial|construç(?:ão|ões)|transportes|indústrias?|serviços|associação|ministério|universidade|escola|pescas|câmara municipal|supermercados?|farmácia|conselho municipal|conselho executivo|governo|águas|electricidade|energia|telecomunicações|conservatória|autoridade tributária|administração',
    legalForms: 'EP|E\\.P|SARL|S\\.A\\.R\\.L|S\\.A|EI',
    republic: 'rep[úu]blica(?: federativa| popular)? (?:de|do|da)',
    paperNouns:
      'alvar[áa]|declara[çc][ãa]o|certid[ãa]o|atestado|recibo|extr?acto|extrato|factura|fatura|contrato|procura[çc][ãa]o|acta|licen[çc]a|guia de remessa|nota de encomenda|comprovativo|cota[çc][ãa]o',
    waysBeforeNumber: 'rua|av(?:enida)?\\.?|travessa|praça|praceta|largo|estrada',
    until: 'até',
    betweenDayAndMonth: 'de',
  },
  says: {
    employee: [
      String.raw`\b(?:declara(?:mos|-se)?|certifica(?:mos|-se)?|atesta(?:mos|-se)?|confirma(?:mos|-se)?)(?:[^.;\n]){0,90}? que,? ${TITLE}<>(?=,|\s?\(| (?:é|está|trabalha|exerce|presta|portador|portadora|titular|encontra-se|faz)(?!\p{L}))`,
    ],
    employer: [
      String.raw`\b(?:ao serviço|trabalhadora?|funcion[áa]ri[oa]|colaboradora?|empregad[oa]|quadro de pessoal) (?:efectiv[oa] )?(?:d[aeo]|nesta empresa,|desta empresa,) (?!nosso|nossa)<>${END}`,
      String.raw`\b(?:trabalha|presta serviço) (?:na|no|para a|para o|à) <>${END}`,
    ],
    position: [
      String.raw`\b(?:categoria(?: profissional)?|funç(?:ão|ões)|funcao|cargo|profissão|posto) de <>${END}`,
      String.raw`\b(?:trabalha|presta serviço|serviço|contratad[oa]|admitid[oa])\b(?:[^.;\n]){0,80}? como <>${END}`,
    ],
    employedSince: [
      String.raw`\b(?:desde|a partir de|admitid[oa] em|com início em|contratad[oa] em|admitid[oa] a)(?: o dia)? <>`,
    ],
    grossPay: [
      String.raw`\b(?:${PAY})(?: mensal| base| anual| média){0,2} (?:${GROSS})(?!\p{L})(?: mensal| anual)?[^.;\d]{0,40}? <>`,
    ],
    netPay: [
      String.raw`\b(?:${PAY})(?: mensal| anual)? l[íi]quid[oa](?!\p{L})(?: mensal| anual)?[^.;\d]{0,40}? <>`,
    ],
  },
  months: [
    'janeiro',
    'fev fevereiro',
    'marco',
    'abr abril',
    'mai maio',
    'junho',
    'julho',
    'ago agosto',
    'setembro',
    'outubro',
    'novembro',
    'dez dezembro',
  ],
  types: TYPES,
};
