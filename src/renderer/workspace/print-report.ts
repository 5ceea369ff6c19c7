import { station } from '../connection/client.ts';

/** The frame of the last report; a new one takes its place, so that none is taken away while it is printed. */
let frame: HTMLIFrameElement | null = null;

/**
 * Prints the report of a case: the paper of the file, not what happens to be on the screen. Where the browser shows no PDF, as
 * in the desktop window, the report is saved to be printed from there.
 *
 * @throws RequestFailure when the station makes no report
 */
export async function printReport(caseId: string): Promise<void> {
  const pdf = await station.file('GET', `/cases/${caseId}/report.pdf`);
  const address = URL.createObjectURL(pdf);
  frame?.remove();
  frame = null;
  if (!navigator.pdfViewerEnabled) {
    const link = document.createElement('a');
    link.href = address;
    link.download = `netefatsa-${caseId}.pdf`;
    link.click();
    URL.revokeObjectURL(address);
    return;
  }
  const made = document.createElement('iframe');
  made.hidden = true;
  made.title = '';
  made.src = address;
  made.addEventListener('load', () => {
    made.contentWindow?.focus();
    made.contentWindow?.print();
    URL.revokeObjectURL(address);
  });
  document.body.append(made);
  frame = made;
}
