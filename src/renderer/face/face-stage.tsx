import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCheckTicket } from '../../contract/administration.ts';
import type { z } from 'zod';
import type { FaceCheckEnd } from '../face-check/run-check.ts';
import { mountFaceCheck } from '../face-check/view.ts';
import { useFaceSentences } from './sentences.ts';
import styles from './face.module.css';

interface FaceStageProps {
  readonly ticket: z.infer<typeof FaceCheckTicket>;
  readonly onEnd: (end: FaceCheckEnd) => void;
}

/** The dark, calm screen the customer looks at: the same code as the hosted page (face-check/). */
export function FaceStage({ ticket, onEnd }: FaceStageProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const sentences = useFaceSentences();
  useEffect(() => {
    if (!root.current) return;
    return mountFaceCheck(root.current, { ...ticket, sentences, onEnd });
  }, [ticket, sentences, onEnd]);
  return <div ref={root} className={styles.stage} aria-label={t('home.faceCheck')} role="group" />;
}
