import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WriteError } from '../elements/write-error.tsx';
import { printReport } from './print-report.ts';

/** Prints the report of the case; making it takes a moment. */
export function PrintButton({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const print = useMutation({ mutationFn: () => printReport(caseId) });
  return (
    <>
      {print.error && <WriteError error={print.error} />}
      <Button variant="default" px="sm" loading={print.isPending} onClick={() => print.mutate()}>
        {t('decision.print')}
      </Button>
    </>
  );
}
