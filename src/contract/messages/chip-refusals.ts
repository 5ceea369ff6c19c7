import type { Room } from '../message-text.ts';

/** What a card reader, or whoever asks it, has to put right (src/engine/chip, src/station/chip). */
export const chipRefusals = {
  noReaders: {
    en: 'This machine offers no card readers. Connect one, and see that its service runs.',
    tn: 'Motšhini o ga o na sebadi sa dikarata. Golaganya se le sengwe, o bo o bona gore tirelo ya sone e a dira.',
  },
  noCard: {
    en: 'There is no card on the reader. Lay the document on it.',
    tn: 'Ga go na karata mo sebading. Baya lokwalo mo go sone.',
  },
  busy: {
    en: 'Another program uses the card. Close it and try again.',
    tn: 'Lenaneo le lengwe le dirisa karata. Le tswale o bo o leka gape.',
  },
  left: {
    en: 'The card left the reader. Lay it down again and leave it there.',
    tn: 'Karata e tlogile mo sebading. E beye gape o bo o e tlogela foo.',
  },
  gone: { en: 'The card left the reader.', tn: 'Karata e tlogile mo sebading.' },
  rowsOfNoZone: {
    en: 'These are not the rows of a zone of a passport or card.',
    tn: 'Tse ga se mela ya karolo e e balwang ke motšhini ya pasepoto kgotsa karata.',
  },
  noZone: {
    en: 'No machine-readable zone was read that opens a chip. Photograph it again, or type the card access number.',
    tn: 'Ga go a balwa karolo e e balwang ke motšhini e e bulang chip. E tseye setshwantsho gape, kgotsa o kwale nomoro ya phitlhelelo ya karata.',
  },
  noGroup: {
    en: 'Data group 1, the zone, is missing.',
    tn: 'Setlhopha sa tshedimosetso sa 1, e leng karolo e e balwang ke motšhini, ga se yo.',
  },
  otherFile: {
    en: 'Data group {{group}} holds another file.',
    tn: 'Setlhopha sa tshedimosetso sa {{group}} se na le faele e sele.',
  },
  wrongKey: { en: 'The key does not open this chip.', tn: 'Senotlolo ga se bule chip e.' },
  wrongZone: {
    en: 'The zone does not open this chip.',
    tn: 'Karolo e e balwang ke motšhini ga e bule chip e.',
  },
  zoneOnly: {
    en: 'This chip is opened by its zone, not by a card access number.',
    tn: 'Chip e e bulwa ka karolo ya yone e e balwang ke motšhini, e seng ka nomoro ya phitlhelelo ya karata.',
  },
  noTravelDocument: {
    en: 'This card holds no travel document.',
    tn: 'Karata e ga e na lokwalo lwa mosepele.',
  },
  connectionLost: {
    en: 'The chip has lost the connection. Was the document exchanged?',
    tn: 'Kgolagano le chip e latlhegile. A lokwalo lo ananngwe?',
  },
  noTrustFile: {
    en: 'This is no master list (.ml), directory (.ldif), certificate or revocation list.',
    tn: 'Se ga se lenaane legolo (.ml), bukana (.ldif), setifikeiti kgotsa lenaane la tse di gogetsweng morago.',
  },
  trustBroken: {
    en: 'The signature of this list does not hold. Get the file again.',
    tn: 'Mosaeno wa lenaane le ga o tshware. Tsaya faele gape.',
  },
} as const satisfies Room;

/** What a chip does otherwise than the standard, for whoever looks into it (src/engine/chip). */
export const chipFaults = {
  unknownCurve: {
    en: 'The chip offers PACE without a curve that is known here.',
    tn: 'Chip e neelana ka PACE ka mothalo o o sa itsiweng fano.',
  },
  ownKeyBack: {
    en: 'The chip sent the reader’s own key back.',
    tn: 'Chip e busitse senotlolo sa sebadi ka bosone.',
  },
  keyNotProved: {
    en: 'The chip did not prove that it knows the key.',
    tn: 'Chip ga e a supa gore e itse senotlolo.',
  },
  refusesProtocol: {
    en: 'The chip refuses the protocol that it offers.',
    tn: 'Chip e gana tsamaiso e e e neelang.',
  },
  noIntegratedMapping: {
    en: 'Integrated mapping is not defined for this curve.',
    tn: 'Integrated mapping ga e a tlhalosiwa mo mothalong o.',
  },
  halfNonce: { en: 'The chip sent half a nonce.', tn: 'Chip e rometse seripa fela sa nonce.' },
  proofPadding: {
    en: 'The chip’s proof has a wrong padding.',
    tn: 'Bosupi jwa chip bo tladitswe ka phoso.',
  },
  stepLeftOut: { en: 'The chip left out a step of PACE.', tn: 'Chip e tlogetse kgato ya PACE.' },
  breaksOff: { en: 'The chip breaks off PACE.', tn: 'Chip e kgaola PACE.' },
  keepsSignedBack: {
    en: 'The chip does not give away what the state signed.',
    tn: 'Chip ga e neelane ka se puso e se saennweng.',
  },
  unprotected: {
    en: 'The protected channel gave an answer without protection.',
    tn: 'Tsela e e sireleditsweng e neetse karabo e e sa sirelediwang.',
  },
  otherAnswer: {
    en: 'The protected channel gave an answer of another form.',
    tn: 'Tsela e e sireleditsweng e neetse karabo ya sebopego se sele.',
  },
  wrongChecksum: {
    en: 'The protected channel gave a wrong checksum.',
    tn: 'Tsela e e sireleditsweng e neetse palo ya tlhatlhobo e e phoso.',
  },
  halfBlock: {
    en: 'The protected channel gave half a block.',
    tn: 'Tsela e e sireleditsweng e neetse seripa fela sa boloko.',
  },
  wrongPadding: {
    en: 'The protected channel gave wrong padding.',
    tn: 'Tsela e e sireleditsweng e neetse tlatso e e phoso.',
  },
  endlessAnswer: { en: 'The chip never ends its answer.', tn: 'Chip ga e fetse karabo ya yone.' },
  otherSecurityObject: {
    en: 'The security object of the chip has another form.',
    tn: 'Selo sa tshireletso sa chip se na le sebopego se sele.',
  },
  otherZone: {
    en: 'The zone on the chip has another form.',
    tn: 'Karolo e e balwang ke motšhini mo chip e na le sebopego se sele.',
  },
  refusesFile: { en: 'The chip refuses a file.', tn: 'Chip e gana ka faele.' },
  longFile: {
    en: 'The chip announces a file that is too long.',
    tn: 'Chip e itsise faele e e telele thata.',
  },
  shortFile: {
    en: 'A file of the chip is shorter than it says.',
    tn: 'Faele ya chip e khutshwane go na le ka fa e bolelang ka teng.',
  },
  stopsFile: { en: 'The chip stopped giving a file.', tn: 'Chip e emisitse go neela faele.' },
  noChallenge: {
    en: 'The chip gives no challenge for basic access control.',
    tn: 'Chip ga e neele kgwetlho ya basic access control.',
  },
  unknownParameters: {
    en: 'Domain parameters {{id}} are not known here.',
    tn: 'Diparametara tsa {{id}} ga di itsiwe fano.',
  },
  noPoint: { en: 'The chip sent no point of the curve.', tn: 'Chip ga e a romela ntlha ya mothalo.' },
  pointWithoutSecret: {
    en: 'The chip sent a point that gives no secret.',
    tn: 'Chip e rometse ntlha e e sa neeleng sephiri.',
  },
  refusesProof: {
    en: 'The chip refuses to prove that it is genuine.',
    tn: 'Chip e gana go supa gore ke ya nnete.',
  },
  otherProtocols: {
    en: 'The list of security protocols has another form.',
    tn: 'Lenaane la ditsamaiso tsa tshireletso le na le sebopego se sele.',
  },
  noTag: { en: "The chip's data hold no tag.", tn: 'Tshedimosetso ya chip ga e na letshwao.' },
  cutTag: {
    en: "The chip's data hold a tag that is cut off.",
    tn: 'Tshedimosetso ya chip e na le letshwao le le kgaotsweng.',
  },
  longTag: {
    en: "The chip's data hold a tag that is too long.",
    tn: 'Tshedimosetso ya chip e na le letshwao le le leele thata.',
  },
  noLength: { en: "The chip's data hold no length.", tn: 'Tshedimosetso ya chip ga e na boleele.' },
  impossibleLength: {
    en: "The chip's data hold a length that cannot be.",
    tn: 'Tshedimosetso ya chip e na le boleele jo bo sa kgonegeng.',
  },
  cutValue: {
    en: "The chip's data hold a value that is cut off.",
    tn: 'Tshedimosetso ya chip e na le boleng jo bo kgaotsweng.',
  },
  deepObjects: {
    en: "The chip's data hold objects nested too deep.",
    tn: 'Tshedimosetso ya chip e na le dilo tse di tseneletseng thata mo go tse dingwe.',
  },
} as const satisfies Room;
