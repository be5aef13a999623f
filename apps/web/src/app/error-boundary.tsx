import { Component, type ReactNode } from 'react';
import { MessageScreen } from '../components/layout/message-screen.tsx';
import { Button } from '../components/ui/button.tsx';
import { paths } from './paths.ts';

interface Props {
  readonly children: ReactNode;
  /** The address shown: going elsewhere is another try. */
  readonly at: string;
}

interface State {
  readonly failed: boolean;
  readonly at: string;
}

/** A screen that could not be fetched or drawn leaves a way on, never a white page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.at === state.at ? null : { failed: false, at: props.at };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessageScreen
        home={paths.root}
        title="This page did not open"
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        Something went wrong on our side or on the way. What you wrote is kept on this device. Please try again.
      </MessageScreen>
    );
  }
}
