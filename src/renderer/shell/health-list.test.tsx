// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { StationHealth } from '../../contract/operator.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { HealthList } from './health-list.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const engine = (confined: string): StationHealth => ({
  overall: 'good',
  parts: [{ part: 'engine', state: 'good', values: { ready: 2, processes: 2, busy: 0, confined } }],
  reasons: [],
  version: '1.0.0',
});

test('engines that the system does not confine are called so', () => {
  mounted = mount(<HealthList health={engine('no')} />);
  expect(mounted.find('small').textContent).toBe(
    '2 of 2 engines ready, 0 at work; not confined by the operating system',
  );
  mounted.show(<HealthList health={engine('')} />);
  expect(mounted.find('small').textContent).toBe('2 of 2 engines ready, 0 at work');
});
