'use client';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Drawn instead of the screen. */
  readonly face: ReactNode;
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly children: ReactNode;
}

/** Catches what a screen throws while it is drawn, so that one broken page never takes the shell or another page down. */
export class TabErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.face : this.props.children;
  }
}
