import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonLook {
  /** A screen has one primary button: the main thing to do. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

function classOf({ variant = 'primary', size = 'medium' }: ButtonLook): string {
  return [styles['button'], styles[variant], size !== 'medium' && styles[size]].filter(Boolean).join(' ');
}

/** Does something on this page. */
export function Button({ variant, size, ...rest }: ButtonLook & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={classOf({ variant, size })} />;
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  children,
  ...rest
}: ButtonLook & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={classOf({ variant, size })}>
      {children}
    </a>
  );
}

type PlainButtonProps = Omit<ComponentProps<'button'>, 'className'>;

/** A button for something less important; it looks like a link. */
export function TextButton(props: PlainButtonProps) {
  return <button type="button" {...props} className={styles['text']} />;
}

interface IconButtonProps extends PlainButtonProps {
  readonly 'aria-label': string;
}

/** A button with an icon; screen readers need its label. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...props} className={styles['icon']} />;
}
