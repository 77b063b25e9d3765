import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead of the failure text. */
  readonly fallback?: (retry: () => void) => ReactNode;
  /** A failure is over when this changes, such as when the visitor goes to another page. */
  readonly resetOn?: unknown;
}

/** Shows a failure text with a way to retry where its children cannot be rendered; the rest of the page goes on working. */
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
      <div role="alert">
        <p>This part of the page could not be shown.</p>
        <Button variant="quiet" size="small" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
