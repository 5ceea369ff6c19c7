import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A password, with the eye that shows it named in the language of the screen. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...props}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('common.showPassword') }}
    />
  );
}
