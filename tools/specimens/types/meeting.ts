import type { FieldValue } from '../../../src/contract/verification.ts';
import { addDays, addMonths, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

/** A meeting of directors and what it resolved. */
export interface MeetingFacts extends RegistryFacts {
  present: Person[];
  away: Person[];
  taker: Person;
  agent: Person;
}

const MATTERS: ((agent: Person) => { agenda: string; resolution: string })[] = [
  (p) => ({
    agenda: 'Opening of a bank account',
    resolution: `That the company opens a current account and that ${p.name} be authorised to sign all documents`,
  }),
  (p) => ({
    agenda: 'Appointment of a representative',
    resolution: `That ${p.name} be appointed to represent the company before the revenue service`,
  }),
  () => ({
    agenda: 'Approval of annual accounts',
    resolution: 'That the annual accounts be approved and signed by two directors',
  }),
  () => ({
    agenda: 'Purchase of a motor vehicle',
    resolution: 'That the company buys a delivery vehicle on instalments over forty-eight months',
  }),
  () => ({
    agenda: 'Change of registered office',
    resolution: 'That the registered office be moved to the new premises',
  }),
  () => ({
    agenda: 'Declaration of dividend',
    resolution: 'That a dividend of two Pula a share be declared',
  }),
];
const ACTIONS = [
  'File the resolution with the registrar',
  'Send the signed accounts to the auditors',
  'Obtain two further quotations',
  'Inform the bank in writing',
];

export function meetingFacts(random: Random): MeetingFacts {
  const f = registryFacts(random);
  const extra = Array.from({ length: 4 }, () => person(random, { minAge: 28 }));
  const board = [...f.firm.directors, ...extra].slice(0, random.int(3, 5));
  const away = random.chance(0.6) ? [person(random)] : [];
  const taker = person(random);
  const agent = board[0]!;
  // Long enough ago that the next meeting has approved the minutes.
  const held = addDays(TODAY, -random.int(50, 340));
  const matters = random.sample(MATTERS, random.int(2, 4)).map((make) => make(agent));
  const values: Record<string, FieldValue> = {
    meetingDate: held,
    meetingTime: `${String(random.int(8, 16)).padStart(2, '0')}:${random.pick(['00', '30', '15'])}`,
    meetingLocation: random.pick([f.firm.address.text, 'Company boardroom', 'Virtual']),
    chairperson: board[0]!.name,
    minutesTakerName: taker.name,
    approvalDate: addDays(addMonths(held, 1), random.int(0, 9)),
    attendees: board.map((p) => ({ name: p.name })),
    absentees: away.map((p) => ({ name: p.name })),
    agenda: matters.map((m) => ({ name: m.agenda })),
    resolutions: matters.map((m) => ({ name: m.resolution })),
    actionItems: random.sample(ACTIONS, random.int(1, 3)).map((name) => ({ name })),
    signatories: [{ name: board[0]!.name }, { name: taker.name }],
    resolutionNumber: `${random.int(1, 30)}/${held.slice(0, 4)}`,
    taxpayerName: f.firm.name,
    certificateNumber: null,
    tinNumber: f.firm.tin,
    status: null,
  };
  Object.assign(f.values, values);
  return { ...f, present: board, away, taker, agent };
}
