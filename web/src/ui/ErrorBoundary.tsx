import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Retry } from '../lib/retry.ts';
import styles from './LoadNote.module.css';
import { RetryButton } from './RetryButton.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead of the default message. */
  readonly fallback?: (retry: Retry, hasFailedAgain: boolean) => ReactNode;
  /** A change of this value clears the failure, such as when the visitor goes to another page. */
  readonly resetOn?: unknown;
}

/** Shows a message with a retry button when its children fail to render; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private hasRetried = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetOn }: ErrorBoundaryProps): void {
    if (!this.state.hasFailed) this.hasRetried = false;
    else if (resetOn !== this.props.resetOn) this.clear();
  }

  readonly retry = {
    isRunning: false,
    start: (): void => {
      this.hasRetried = true;
      this.clear();
    },
  };

  private clear(): void {
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    // React replaces the fallback when its children fail again, so the new button has to take the focus.
    if (fallback !== undefined) return fallback(this.retry, this.hasRetried);
    return (
      <div role="alert" className={styles['note']}>
        <p>This part of the page could not be shown.</p>
        <RetryButton variant="quiet" size="small" retry={this.retry} takesFocus={this.hasRetried} />
      </div>
    );
  }
}
