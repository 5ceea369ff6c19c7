import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router';
import { createQueries } from './connection/queries.ts';
import { CrashNet } from './crash-net.tsx';
import { Gate } from './gate.tsx';
import { theme, variables } from './theme/theme.ts';

const queries = createQueries();

/** The nonce that the server wrote into this response's style policy (docs/adr/0071). */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
}

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      getStyleNonce={styleNonce}
      defaultColorScheme="auto"
    >
      <CrashNet>
        <QueryClientProvider client={queries}>
          <HashRouter>
            <Gate />
          </HashRouter>
        </QueryClientProvider>
      </CrashNet>
    </MantineProvider>
  );
}
