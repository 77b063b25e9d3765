import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead of the default message. */
  readonly fallback?: (retry: () => void) => ReactNode;
  /** A change of this value clears the failure, such as when the visitor goes to another page. */
  readonly resetOn?: unknown;
}

/** Shows a message with a retry button when its children fail to render; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetOn }: ErrorBoundaryProps): void {
    if (resetOn !== this.props.resetOn && this.state.hasFailed) this.retry();
  }

  readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback(this.retry);
    return (
      <div role="alert" className={styles['failure']}>
        <p>This part of the page could not be shown.</p>
        <Button variant="quiet" size="small" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
