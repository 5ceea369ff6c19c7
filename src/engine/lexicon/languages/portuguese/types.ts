import type { TypeWords } from '../language.ts';

/** Number, as printed before what it counts: "N.º de contrato". */
const NO = '{N.º,Nº,N°,N.o,Número}';

const ISSUED =
  'Data de Emissão | Data da Emissão | Emitido em | Emitida em | Emitido a | Emitida a | Data de Passagem | Passado em';
const EXPIRES =
  'Válido até | Válida até | Validade~0.8 | Data de Validade | Válido até ao dia | Data de Caducidade | Data de Expiração | Prazo de Validade~0.8 | Caduca em';
const ADDRESS =
  'Morada | Endereço | Endereço completo | Residência~0.8 | Domicílio | Local da Instalação | Local de Consumo | Morada do Local de Consumo | Endereço de Instalação | Morada de Fornecimento';
const COMPANY =
  'Firma | Denominação | Denominação Social | Razão Social | Nome da Empresa | Nome Comercial~0.7 | Firma ou Denominação';
const SEAT = 'Sede | Sede Social | Endereço da Sede | Morada da Sede | Domicílio Fiscal~0.8';
const REGISTERED = `
  ${NO} de Registo | ${NO} de Matrícula | Matrícula n.º | Matriculada sob o n.º | NUEL | ${NO} Único de Entidade Legal
  ${NO} de Registo Comercial | ${NO} de Identificação de Pessoa Colectiva | NIPC | CNPJ | NIRE
`;
const TAX_NUMBER = `
  NUIT | ${NO} de Contribuinte | ${NO} de Identificação Fiscal | ${NO} Único de Identificação Tributária | CNPJ~0.9 | CPF~0.9 | Contribuinte n.º
`;
const TAXPAYER =
  'Contribuinte | Nome do Contribuinte | Sujeito Passivo | Nome ou Denominação | Nome ou Denominação Social | Nome/Denominação Social | Denominação Social | Razão Social';
/** "Maputo, aos 12 de Maio de 2026", "Luanda, 3 de Março de 2026" below what a paper states. */
const DONE_AT = String.raw`\b(?:feit[oa]|passad[oa]|emitid[oa]|assinad[oa]) (?:em [\p{L}' ’-]{2,30}?,? )?(?:aos?|em) (?:dias? )?<>`;
/** The line above the signatures: "Maputo, 27 de Abril de 2026". */
const PLACE_AND_DAY = String.raw`(?:^|\n)\p{Lu}[\p{L} ]{2,25}, (?:aos? )?<>(?=\.?(?:\n|$))`;
const NAMED_BY_PAPER = String.raw`\b(?:declara|certifica|atesta)(?:m|mos|-se)?\b[^.;\n]{0,60}? que,? (?:[oa] )?(?:senhora?|sra?\.?|cidadão|cidadã)? ?`;

/** "Entre Kago Example, adiante designado por Senhorio, e Thato Sample, adiante designada por Inquilina": after a party's name. */
const CALLED = String.raw`,?[^.;\n<>]{0,120}? (?:adiante|doravante) designad[oa] (?:por |como |simplesmente |apenas ){0,2}`;
const LANDLORD = 'Senhorio | Senhoria | Locador | Locadora | O {Senhorio,Locador} | A {Senhoria,Locadora}';
const TENANT = `
  Arrendatário | Arrendatária | Inquilino | Inquilina | Locatário | Locatária | O {Arrendatário,Inquilino,Locatário} | A {Arrendatária,Inquilina,Locatária}
`;

/** Captions and phrases of single types of papers in Portuguese: Mozambique, Angola, Portugal, Brazil. */
export const TYPES: readonly TypeWords[] = [
  {
    on: ['UTILITY_BILL'],
    phraseCues: {
      2.2: 'Factura de Electricidade e Água | Factura de Telefone | Factura de Internet | Factura de Telecomunicações | Aviso de Leitura | Recibo de Energia',
      1: 'Leitura anterior | Leitura actual | Leitura atual | Consumo | Consumo activo | Energia activa | Potência contratada | Taxa fixa | Tarifa social | Taxa de radiodifusão | Saneamento',
      0.8: 'Em caso de avaria | Data limite de pagamento | Energia | Electricidade | Água',
    },
    labels: {
      fullName: `
        Cliente | Nome do Cliente | Nome do Consumidor | Consumidor | Titular | Titular do Contrato | Assinante | Nome do Assinante | Nome
      `,
      address: ADDRESS,
      accountNumber: `${NO} de Contrato | ${NO} do Contrato | Contrato~0.8 | Contrato n.º | ${NO} de Consumidor | ${NO} de Assinante | ${NO} da Instalação | Código de Consumidor | Conta n.º`,
      billNumber: `Factura n.º | Fatura n.º | ${NO} da Factura | ${NO} de Factura | ${NO} da Fatura`,
      meterNumber: `${NO} do Contador | Contador n.º | Contador~0.8`,
      billingPeriod: 'Período de Facturação | Período de Consumo | Período Facturado | Período~0.9',
      tariff: 'Tarifa | Categoria Tarifária | Escalão',
    },
    otherLabels:
      'Leitura anterior | Leitura actual | Consumo | IVA | Taxa fixa | Subtotal | Entidade | Referência | Potência contratada | NUIT | NIF | Próxima leitura | Dívida anterior',
  },
  {
    on: ['COUNCIL_BILL'],
    phraseCues: {
      2.4: 'Imposto Predial Autárquico | Imposto Predial Urbano | Imposto Predial | Aviso de Cobrança do Imposto Predial | IPTU',
    },
    labels: {
      fullName: 'Proprietário | Nome do Proprietário | Contribuinte | Titular',
      address: `${ADDRESS} | Localização do Imóvel | Localização do Prédio | Prédio~0.8`,
    },
  },
  {
    on: ['TRADING_LICENCE'],
    phraseCues: {
      3.4: `
        Alvará | Alvará Comercial | Alvará de Funcionamento | Alvará de {Licença,Licenciamento,Localização} | Licença Comercial | Licença de {Actividade Comercial,Funcionamento,Exploração}
        Licença Simplificada | Licença de Actividade Económica | Alvará Industrial | Licença Industrial | Licença de Venda
      `,
      1: 'Licenciamento | Balcão de Atendimento Único | Vereador | Actividade Comercial | Conselho Municipal',
    },
    labels: {
      companyName: `Titular | Titular do Alvará | Titular da Licença | Nome do Titular | Concedido a | Concedida a | Requerente~0.7 | Estabelecimento~0.7 | ${COMPANY}`,
      licenceNumber: `Alvará n.º | Licença n.º | ${NO} do Alvará | ${NO} da Licença | ${NO} de Alvará | ${NO} de Licença`,
      registrationDate: `${ISSUED} | Data de Concessão | Válido desde | Válida desde`,
      expiryDate: EXPIRES,
      businessType:
        'Actividade | Atividade | Ramo de Actividade | Actividade Principal | Actividade Licenciada | Actividade Exercida | Tipo de Actividade | Classe de Actividade | Objecto~0.8 | Ramo~0.8',
      address: `Local | Localização | Local do Estabelecimento | Localização do Estabelecimento | ${ADDRESS}`,
      issuerName: 'Entidade Licenciadora | Entidade Emissora',
    },
    sentences: {
      companyName: [
        String.raw`\b(?:concedid[oa]|autorizad[oa]|emitid[oa])[^.;\n]{0,50}? (?:a|à|ao) (?:empresa |sociedade |firma )?<>(?=,| (?:para|a exercer|com sede)|[.;\n])`,
      ],
    },
    otherLabels:
      'NUIT | NIF | Taxa | Taxa Paga | O Vereador | O Director | Área | Número de Trabalhadores | Bairro | Distrito | Província',
  },
  {
    on: ['TAX_CLEARANCE'],
    phraseCues: {
      3.4: `
        Certidão de Quitação | Certidão de {Quitação Fiscal,Regularidade Fiscal,Situação Fiscal,Não Dívida,Não Devedor} | Certidão Negativa | Certidão Negativa de Débitos | Declaração de Não Devedor | Certidão Fiscal
      `,
      1: 'situação fiscal regularizada | situação tributária regularizada | Autoridade Tributária | Administração Geral Tributária | Repartição de Finanças | Direcção da Área Fiscal | não é devedor à Fazenda',
    },
    labels: {
      taxpayerName: TAXPAYER,
      tinNumber: TAX_NUMBER,
      certificateNumber: `Certidão n.º | ${NO} da Certidão | ${NO} de Certidão`,
      issueDate: ISSUED,
      expiryDate: EXPIRES,
      address: ADDRESS,
    },
    sentences: {
      taxpayerName: [
        `${NAMED_BY_PAPER}(?:contribuinte |empresa |sociedade )?<>(?=,| (?:com|tem|não|é)(?!\\p{L}))`,
      ],
      issueDate: [DONE_AT],
    },
  },
  {
    on: ['TIN_CERTIFICATE'],
    phraseCues: {
      3.2: 'Declaração de Atribuição de NUIT | Atribuição de NUIT | Cartão de Contribuinte | Cartão de NUIT | Certificado de NUIT | Comprovativo de NIF | Declaração de Início de Actividade',
    },
    labels: { taxpayerName: TAXPAYER, tinNumber: TAX_NUMBER, issueDate: ISSUED, address: ADDRESS },
  },
  {
    on: ['COMPANY_EXTRACT'],
    phraseCues: {
      3.4: 'Certidão de Registo Comercial | Certidão do Registo Comercial | Certidão Comercial | Certidão Permanente | Certidão de Registo de Entidades Legais | Certidão de Matrícula',
      1: 'Conservatória do Registo das Entidades Legais | Conservatória do Registo Comercial | Conservatória | matriculada nos livros',
    },
    labels: {
      companyName: COMPANY,
      registrationNumber: REGISTERED,
      incorporationDate: 'Data de Constituição | Data de Registo | Data de Matrícula | Constituída em',
      registeredAddress: SEAT,
      companyType: 'Natureza Jurídica | Forma Jurídica | Tipo de Sociedade',
      authorizedCapital: 'Capital Social',
      businessActivities: 'Objecto Social | Objeto Social | Objecto | Actividade Principal',
      extractDate: ISSUED,
    },
    sentences: { extractDate: [DONE_AT] },
  },
  {
    on: ['CERTIFICATE_OF_INCORPORATION'],
    phraseCues: {
      2.8: 'Certificado de Constituição | Certidão de Constituição | Certidão de Constituição de Sociedade',
    },
    labels: { companyName: COMPANY, registrationNumber: REGISTERED, registeredAddress: SEAT },
  },
  {
    on: ['LEASE_AGREEMENT'],
    phraseCues: {
      3: 'Contrato de {Arrendamento,Aluguer,Locação,Aluguel} | Contrato de Arrendamento {para Habitação,Habitacional,Comercial,Urbano} | Contrato de Locação Residencial',
      1: 'Senhorio | Arrendatário | Inquilino | Locador | Locatário | renda mensal',
    },
    labels: {
      fullName: `${TENANT} | Nome do {Arrendatário,Inquilino,Locatário}`,
      issuerName: `${LANDLORD} | Proprietário~0.8 | Nome do {Senhorio,Locador}`,
      address: `Imóvel | Imóvel Arrendado | Local Arrendado | Localização do Imóvel | ${ADDRESS}`,
      monthlyRent: 'Renda Mensal | Renda | Valor da Renda | Aluguer Mensal | Aluguel~0.8 | Valor do Aluguel',
      issueDate: 'Data do Contrato | Data de Assinatura | Data da Assinatura',
    },
    sentences: {
      fullName: [String.raw`\be <>(?=${CALLED}(?:o |a )?["“«]?(?:inquilin|arrendatári|locatári))`],
      issuerName: [String.raw`\bentre <>(?=${CALLED}(?:o |a )?["“«]?(?:senhori|locador))`],
      address: [
        String.raw`\b(?:imóvel|moradia|apartamento|casa) (?:sit[oa]|situad[oa]|localizad[oa]) (?:n[oa]s?|em|à) <>(?=\.(?:\s|$)|;)`,
      ],
      issueDate: [DONE_AT, PLACE_AND_DAY],
      startDate: [String.raw`\b(?:vigora|início|iniciando)[^.;\n]{0,40}? (?:de|desde|em|a partir de) <>`],
      endDate: [String.raw`\b(?:vigora|termo|terminando)[^.;\n]{0,60}? (?:até|em) (?:ao? (?:dia )?)?<>`],
      monthlyRent: [String.raw`\brenda (?:mensal )?(?:é|será|fica fixada em|de)(?: de)? <>`],
    },
  },
  {
    on: ['PROOF_OF_INCOME_LETTER'],
    phraseCues: {
      3: 'Declaração de {Vencimento,Vencimentos,Rendimentos,Salário,Remuneração,Remunerações} | Comprovativo de Rendimentos | Comprovativo de Salário',
    },
    labels: { issueDate: ISSUED },
    sentences: { issueDate: [DONE_AT] },
  },
  { on: ['EMPLOYMENT_LETTER'], labels: { issueDate: ISSUED }, sentences: { issueDate: [DONE_AT] } },
  {
    on: ['EMPLOYMENT_CONTRACT'],
    phraseCues: {
      3: 'Contrato de Trabalho | Contrato Individual de Trabalho | Contrato de Trabalho a {Termo,Prazo} Certo',
    },
  },
  {
    on: ['REFERENCE_LETTER'],
    phraseCues: {
      3: 'Declaração Bancária | Carta de Referência Bancária | Declaração de Titularidade | Declaração de Titularidade de Conta | Comprovativo de IBAN | Comprovativo de NIB | Carta de Recomendação',
    },
  },
  {
    on: ['BOARD_RESOLUTION'],
    phraseCues: {
      2.8: 'Deliberação do Conselho de Administração | Deliberação dos Sócios | Deliberação da Assembleia Geral',
    },
  },
  {
    on: ['BOARD_MEETING_MINUTES'],
    phraseCues: {
      2.8: 'Acta da Reunião | Acta da Assembleia Geral | Acta da Reunião do Conselho de Administração | Ata da Reunião',
    },
  },
  { on: ['AUTHORISATION_LETTER'], phraseCues: { 2.8: 'Procuração | Carta de Autorização' } },
  {
    on: ['GENERAL_BUSINESS_DOCUMENT'],
    phraseCues: {
      2.6: 'Factura Proforma | Fatura Proforma | Factura Pró-forma | Guia de Remessa | Guia de Transporte | Nota de Encomenda | Ordem de Compra | Cotação | Orçamento | Nota de Crédito | Factura-Recibo | Venda a Dinheiro | Recibo de Quitação',
      1: 'Factura | Fatura',
    },
  },
];
