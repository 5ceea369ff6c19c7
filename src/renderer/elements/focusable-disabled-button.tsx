import type { ComponentProps, MouseEvent } from 'react';

/**
 * The `<button>` of every button of Mantine's. A browser takes the focus from one that is `disabled`, as it is while it
 * loads or once there is nothing left for it to do, and does not give it back: whoever works by keyboard stands at the
 * top of the page. This one says that it is off, does nothing, and keeps the focus.
 */
export function FocusableDisabledButton({
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'>) {
  if (!disabled) return <button {...rest} type={type} onClick={onClick} />;
  // Enter in a field clicks the form's button: prevented, so that nothing is sent twice.
  const prevent = (event: MouseEvent) => event.preventDefault();
  return <button {...rest} type={type} aria-disabled onClick={prevent} />;
}
