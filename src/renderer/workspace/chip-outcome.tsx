import { useTranslation } from 'react-i18next';
import { CHIP_REASON_KEYS, type ChipFace, type KeptChip } from '../../contract/chip.ts';
import { wholePoints } from '../../contract/formats.ts';
import { Answer } from './answer.tsx';

/** What a chip proves, or why it does not. */
export function ChipOutcome({ chip: { verdict, reasons, passiveAuthentication } }: { chip: KeptChip }) {
  const { t } = useTranslation();
  const { authority } = passiveAuthentication;
  const words = reasons.map((reason) => t(`assessment.${CHIP_REASON_KEYS[reason]}`));
  if (verdict !== 'AUTHENTIC') return <Answer good={false}>{words.join(' ')}</Answer>;
  const name = [authority?.country, authority?.name].filter(Boolean).join(', ');
  return (
    <>
      <Answer good>{t('assessment.chip.proved', { authority: name })}</Answer>
      {reasons.length === 0 ? <Answer good>{t('assessment.chip.noCopy')}</Answer> : <p>{words.join(' ')}</p>}
    </>
  );
}

/** The chip's portrait beside the printed or the live one. */
export function ChipFaceOutcome({ face }: { face: ChipFace }) {
  const { t } = useTranslation();
  const of = face.with === 'print' ? 'portrait' : 'face';
  if (face.similarity === null) return <Answer good={false}>{t(`assessment.chip.${of}NotCompared`)}</Answer>;
  return (
    <Answer good={face.isMatch}>
      {t(`assessment.chip.${of}${face.isMatch ? 'Matches' : 'Differs'}`, {
        similarity: wholePoints(face.similarity),
      })}
    </Answer>
  );
}
