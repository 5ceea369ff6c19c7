import { IconCpu, IconFaceId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseFace, EarlierFace } from '../../contract/administration.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import type { Verification } from '../../contract/verification.ts';
import { isOfOnePicture, type FaceComparisonResult } from '../../contract/faces.ts';
import { wholePoints } from '../../contract/formats.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { useFormats } from '../language/formats.ts';
import { caseFile, hasPageImages, pageAddress, pageOfReading } from './page-address.ts';
import { Picture } from './picture.tsx';
import { Portrait, portraitsOf } from './portrait.tsx';
import styles from './face.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const NO_FACE = <IconFaceId size={40} stroke={ICON_STROKE.hairline} />;

interface FacePicturesProps {
  readonly detail: CaseDetail;
  readonly verification: Verification;
  readonly face: CaseFace | undefined;
}

/** Every face of a customer side by side: on the document, on its chip, at the counter; then those of earlier cases. */
export function FacePictures({ detail, verification, face }: FacePicturesProps) {
  const { t } = useTranslation();
  const { chip } = detail;
  const selfie = face?.selfie ?? null;
  const printed = hasPageImages(detail)
    ? portraitsOf(verification).sort((a, b) => b.mark.confidence - a.mark.confidence)[0]
    : undefined;
  const toLive = face?.comparison;
  const toPrint = chip?.faces.find((one) => one.with === 'print');
  return (
    <div className={styles.faces} role="group" aria-label={t('face.sideBySide')}>
      <Picture caption={t('face.onDocument')} icon={NO_FACE}>
        {printed && (
          <Portrait
            address={pageAddress(detail, printed.index)}
            box={printed.mark.box}
            page={printed.report}
            label={t('face.onDocument')}
          />
        )}
      </Picture>
      {chip && (
        <Picture
          caption={t('chip.onChip')}
          icon={<IconCpu size={40} stroke={ICON_STROKE.hairline} />}
          below={
            toPrint && <Similarity value={toPrint.similarity} says={toPrint.isMatch ? 'same' : 'other'} />
          }
        >
          {chip.portrait !== null && (
            <img src={caseFile(detail.id, 'portrait', chip.portrait)} alt={t('chip.onChip')} />
          )}
        </Picture>
      )}
      <Picture
        caption={t('face.live')}
        icon={NO_FACE}
        below={toLive && <Similarity value={toLive.similarity} says={whatSays(toLive)} />}
      >
        {selfie !== null && <img src={caseFile(detail.id, 'selfie', selfie)} alt={t('face.live')} />}
      </Picture>
      {face?.earlier.map((one) => (
        <EarlierCase key={one.caseId} one={one} />
      ))}
    </div>
  );
}

/** A copy of the picture on the document is as like it as the holder's face is, and nobody's. */
function whatSays(comparison: FaceComparisonResult): EarlierFace['says'] {
  if (!comparison.isMatch) return 'other';
  return isOfOnePicture(comparison) ? 'unclear' : 'same';
}

const TONES: Record<EarlierFace['says'], Tone> = { same: 'good', other: 'stop', unclear: 'unknown' };

function Similarity({ value, says }: { value: number | null; says: EarlierFace['says'] }) {
  const { t } = useTranslation();
  return (
    <Badge tone={TONES[says]}>
      {value === null ? t('face.notCompared') : t(`face.says.${says}`, { similarity: wholePoints(value) })}
    </Badge>
  );
}

/** A face under which this number was read before, or that is very like. */
function EarlierCase({ one }: { one: EarlierFace }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Picture
      icon={NO_FACE}
      caption={
        <>
          <Link to={`/cases/${one.caseId}`}>
            {t('face.caseOf', { date: date(one.createdAt), state: t(`caseState.${one.state}`) })}
          </Link>
          {one.subject && <span>{one.subject}</span>}
          <span>{t(one.sameNumber ? 'face.sameNumber' : 'face.otherNumber')}</span>
        </>
      }
      below={<Similarity value={one.similarity} says={one.says} />}
    >
      <EarlierPicture one={one} />
    </Picture>
  );
}

function EarlierPicture({ one: { caseId, createdAt, portrait, selfie } }: { one: EarlierFace }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const label = t('face.earlierFace', { date: date(createdAt) });
  if (portrait)
    return (
      <Portrait
        address={pageOfReading(caseId, portrait.reading, portrait.page)}
        box={portrait.box}
        page={portrait}
        label={label}
      />
    );
  return selfie === null ? null : <img src={caseFile(caseId, 'selfie', selfie)} alt={label} />;
}
