import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /** One primary a screen: the thing to do. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

function classOf({ variant = 'primary', size = 'medium' }: Look): string {
  return [styles['button'], styles[variant], size !== 'medium' && styles[size]].filter(Boolean).join(' ');
}

/** Does something here. */
export function Button({ variant, size, ...rest }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={classOf({ variant, size })} />;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  variant,
  size,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={classOf({ variant, size })}>
      {children}
    </a>
  );
}

type Plain = Omit<ComponentProps<'button'>, 'className'>;

/** Does something of less weight, and looks like a link. */
export function TextButton(props: Plain) {
  return <button type="button" {...props} className={styles['text']} />;
}

interface IconButtonProps extends Plain {
  readonly 'aria-label': string;
}

/** Does what its picture shows; its name is for who cannot see it. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...props} className={styles['icon']} />;
}
