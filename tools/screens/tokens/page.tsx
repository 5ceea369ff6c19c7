/** Every token and element side by side in light and dark, for people who change them. Never part of the program. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@mantine/core/styles.css';
import '../../../src/renderer/theme/tokens.css';
import '../../../src/renderer/theme/base.css';
import '../../../src/renderer/theme/controls.css';
import './page.css';
import { Button, Checkbox, MantineProvider, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { IconCheck, IconFolderOpen, IconLock, IconShieldCheck, IconX } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { Badge, type Tone } from '../../../src/renderer/elements/badge.tsx';
import { Choices } from '../../../src/renderer/elements/choices.tsx';
import { Panel } from '../../../src/renderer/elements/panel.tsx';
import { LoadingRows, State } from '../../../src/renderer/elements/state.tsx';
import { Table } from '../../../src/renderer/elements/table.tsx';
import { startLanguage } from '../../../src/renderer/language/language.ts';
import { theme, variables } from '../../../src/renderer/theme/theme.ts';

const COLOURS: Record<string, readonly string[]> = {
  ground: ['ground', 'surface', 'sunken', 'line', 'line-strong'],
  text: ['ink', 'ink-soft', 'ink-faint'],
  river: ['river', 'river-strong', 'river-soft'],
  savanna: ['savanna', 'savanna-text', 'savanna-soft'],
  acacia: ['acacia', 'acacia-text', 'acacia-soft'],
  clay: ['clay', 'clay-text', 'clay-soft'],
  dusk: ['dusk', 'dusk-text', 'dusk-soft'],
};
const TONES: readonly Tone[] = ['good', 'attention', 'stop', 'unknown', 'plain', 'river'];
const scheme = new URLSearchParams(location.search).get('scheme') === 'dark' ? 'dark' : 'light';

function Colours() {
  return (
    <div className="families">
      {Object.entries(COLOURS).map(([family, names]) => (
        <section key={family}>
          <h3>{family}</h3>
          {names.map((name) => (
            <p key={name} className="swatch">
              <i style={{ background: `var(--${name})` }} /> <code>--{name}</code>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function Type() {
  return (
    <div className="type">
      <p className="big number">97.5</p>
      <h1>Verify documents and faces</h1>
      <h2>New customer</h2>
      <p>Sixteen pixels for reading: a clerk with a customer waiting, in poor light.</p>
      <p className="small">Fourteen for dense tables and what may stay in the background.</p>
      <p className="number">IDBWA123416789&lt;&lt;&lt;&lt; P 12 345.67</p>
    </div>
  );
}

function Controls() {
  return (
    <div className="controls">
      <Button leftSection={<IconShieldCheck size={22} />}>Verify</Button>
      <Button variant="default" leftSection={<IconX size={20} />}>
        Reject
      </Button>
      <Button color="clay">Revoke for good</Button>
      <Button variant="subtle">Open the case</Button>
      <Button disabled>Verify</Button>
      <Button loading>Verify</Button>
      <SegmentedControl
        data={[
          { value: 'en', label: 'EN' },
          { value: 'tn', label: 'TN' },
        ]}
        aria-label="Language"
      />
      <Switch label="Signs of editing" defaultChecked />
      <Checkbox label="Without coloured light" defaultChecked />
      <TextInput label="Full name" defaultValue="Keabetswe Mogapi" />
      <TextInput label="Date of birth" error="This day does not exist" defaultValue="31/02/1990" />
      <Choices
        label="Plan"
        value="pro"
        onChange={() => undefined}
        choices={[{ value: 'pro', label: 'Pro' }]}
      />
    </div>
  );
}

function Elements() {
  return (
    <div className="two">
      <Panel title="Badges, confidence, table" padded={false}>
        <p className="line">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} icon={<IconCheck size={16} aria-hidden />}>
              {tone}
            </Badge>
          ))}
        </p>
        <Table
          label="Table"
          columns={['Name', 'Status']}
          rows={[
            {
              key: '1',
              cells: [
                'Core banking',
                <Badge key="b" tone="good">
                  active
                </Badge>,
              ],
            },
            {
              key: '2',
              cells: [
                'Old scanner',
                <Badge key="b" tone="stop">
                  revoked
                </Badge>,
              ],
            },
          ]}
        />
      </Panel>
      <Panel title="States" padded={false}>
        <State icon={<IconFolderOpen />} title="Nothing here yet" text="The first document appears here." />
        <State alert icon={<IconLock />} title="You may not see this" text="A supervisor can help." />
        <LoadingRows rows={2} />
      </Panel>
    </div>
  );
}

document.documentElement.dataset['mantineColorScheme'] = scheme;
await startLanguage();
createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={scheme}>
    <main className="tokens">
      <Colours />
      <Type />
      <Controls />
      <Elements />
    </main>
  </MantineProvider>,
);
