import { useTranslation } from 'react-i18next';
import { OPERATOR_ROLES, type OperatorRole } from '../../contract/people.ts';
import { Choices } from '../elements/choices.tsx';
import styles from './administration.module.css';

interface RoleChoiceProps {
  readonly role: OperatorRole;
  readonly onChange: (role: OperatorRole) => void;
}

/** A role, and what whoever has it may do. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choices
        label={t('operators.role')}
        value={role}
        onChange={onChange}
        choices={OPERATOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <p className={styles.hint}>{t(`operators.may.${role}`)}</p>
    </>
  );
}
