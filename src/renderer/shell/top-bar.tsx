import { Button, Menu, SegmentedControl, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconDeviceDesktop,
  IconDoorExit,
  IconKey,
  IconLock,
  IconLogout,
  IconMoon,
  IconSun,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLock, useSignedIn, useSignOut } from '../connection/session.ts';
import { useLanguage } from '../language/language.ts';
import { useThemeChoice } from '../theme/theme-choice.ts';
import type { DesktopBridge } from '../../contract/desktop.ts';
import { may } from '../../contract/permissions.ts';
import { HealthDot } from './health-dot.tsx';
import { Initials } from './initials.tsx';
import { OwnPassword } from './own-password.tsx';
import { StepTitle } from './step-title.tsx';
import styles from './top-bar.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Title of the step on the left; health, language and operator on the right. */
export function TopBar() {
  const { t } = useTranslation();
  const { mutate: lock } = useLock();
  return (
    <header className={styles.bar}>
      <StepTitle />
      <div className={styles.right}>
        <HealthDot />
        <LanguageSwitch />
        <OperatorMenu />
        <Button
          variant="default"
          leftSection={<IconLock size={18} stroke={ICON_STROKE.regular} />}
          onClick={() => lock()}
          className={styles.lock!}
        >
          <span className={styles.lockWord}>{t('bar.lock')}</span>
        </Button>
      </div>
    </header>
  );
}

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <SegmentedControl
      aria-label={t('bar.language')}
      value={language}
      onChange={choose}
      size="md"
      data={[
        { value: 'en', label: <abbr title="English">EN</abbr> },
        { value: 'tn', label: <abbr title="Setswana">TN</abbr> },
      ]}
      classNames={{ root: styles.languages!, label: styles.language! }}
    />
  );
}

/** What the desktop shell offers; absent in a browser. */
const desktop = (window as { netefatsaDesktop?: DesktopBridge }).netefatsaDesktop;

function OperatorMenu() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const { choose, choice } = useThemeChoice();
  const { mutate: signOut } = useSignOut();
  const [changing, setChanging] = useState(false);
  const themes = [
    { value: 'light', icon: <IconSun size={18} /> },
    { value: 'dark', icon: <IconMoon size={18} /> },
    { value: 'auto', icon: <IconDeviceDesktop size={18} /> },
  ] as const;
  return (
    <>
      <Menu position="bottom-end" width={240} transitionProps={{ duration: 100 }}>
        <Menu.Target>
          <UnstyledButton className={styles.operator!}>
            <Initials name={operator.name} />
            <span className={styles.who}>
              <strong>{operator.name}</strong>
              <small>{t(`role.${operator.role}`)}</small>
            </span>
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('bar.theme')}</Menu.Label>
          {themes.map(({ value, icon }) => (
            <Menu.Item
              key={value}
              leftSection={icon}
              onClick={() => choose(value)}
              {...(choice === value ? { 'aria-current': true, className: styles.chosen! } : {})}
            >
              {t(`bar.${value}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconKey size={18} />} onClick={() => setChanging(true)}>
            {t('password.change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconSwitchHorizontal size={18} />} onClick={() => signOut()}>
            {t('bar.switchOperator')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => signOut()}>
            {t('bar.signOut')}
          </Menu.Item>
          {desktop?.kiosk && may(operator.role, 'cases.override') && (
            <Menu.Item leftSection={<IconDoorExit size={18} />} onClick={() => void desktop.leaveKiosk()}>
              {t('bar.leaveKiosk')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {changing && <OwnPassword close={() => setChanging(false)} />}
    </>
  );
}
