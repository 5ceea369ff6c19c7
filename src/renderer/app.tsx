import { MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router';
import { RequestFailure } from './connection/client.ts';
import { CrashNet } from './crash-net.tsx';
import { Gate } from './gate.tsx';
import { theme, variables } from './theme/theme.ts';

/** A request that found nobody there: the dot in the bar looks for itself. */
const onError = (error: Error): void => {
  if (error instanceof RequestFailure && error.offline)
    void queries.invalidateQueries({ queryKey: ['health'] });
};

const queries: QueryClient = new QueryClient({
  mutationCache: new MutationCache({ onError }),
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => (queryKey[0] === 'health' ? undefined : onError(error)),
  }),
  defaultOptions: {
    queries: {
      // Only a station that does not answer is asked again; a refusal stays a refusal.
      retry: (count, error) => count < 2 && error instanceof RequestFailure && error.offline,
      refetchOnWindowFocus: false,
      staleTime: 5_000,
    },
  },
});

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
