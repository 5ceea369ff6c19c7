import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { State } from './elements/state.tsx';

/** A screen that breaks leaves words and a way back, never a white window. */
export class CrashNet extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <State
        alert
        icon={<IconAlertTriangle />}
        title={i18next.t('failure.other')}
        text={i18next.t('failure.codes.other')}
      >
        <Button onClick={() => window.location.reload()}>{i18next.t('common.retry')}</Button>
      </State>
    );
  }
}
