import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import styles from './top-bar.module.css';

interface Step {
  readonly title: string;
  readonly detail?: string | undefined;
}
const StepContext = createContext<{ step: Step | null; tell: (step: Step | null) => void }>({
  step: null,
  tell: () => undefined,
});

export function StepTitleProvider({ children }: { children: ReactNode }) {
  const [step, tell] = useState<Step | null>(null);
  return <StepContext value={{ step, tell }}>{children}</StepContext>;
}

/** A screen tells the bar which case and step it shows; cleared when the screen is left. */
export function useStepTitle(title: string, detail?: string): void {
  const { tell } = use(StepContext);
  useEffect(() => {
    tell({ title, detail });
    document.title = `${title} · Netefatsa`;
    return () => tell(null);
  }, [title, detail, tell]);
}

export function StepTitle() {
  const { step } = use(StepContext);
  return (
    <div className={styles.step}>
      {step && (
        <>
          <strong title={step.title}>{step.title}</strong>
          {step.detail && <span>{step.detail}</span>}
        </>
      )}
    </div>
  );
}
