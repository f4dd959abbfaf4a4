import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState, Inline, ButtonLink } from '@constella/ui';
import { Component, type ReactNode } from 'react';

import { LoadFailure } from './loading/fetch-patiently';
import { paths } from './paths';

/** Shown in place of a screen whose code or texts could not be loaded (platform-client §2.4). */
export function LoadFailed() {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.boundary.loadTitle' })}
      description={intl.formatMessage({ id: 'shell.boundary.loadDescription' })}
      action={
        <Inline gap="8" justify="center">
          <Button variant="primary" onClick={() => location.reload()}>
            {intl.formatMessage({ id: 'shell.action.refresh' })}
          </Button>
          <ButtonLink href={paths.home}>
            {intl.formatMessage({ id: 'shell.action.home' })}
          </ButtonLink>
        </Inline>
      }
    />
  );
}

/** Shown in place of what broke while rendering: the error's text and a way to try again. */
export function RenderFailed({ error, onReset }: { error: unknown; onReset: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({ id: 'shell.boundary.renderTitle' })}
      description={error instanceof Error ? error.message : String(error)}
      action={
        <Button onClick={onReset}>{intl.formatMessage({ id: 'shell.boundary.reset' })}</Button>
      }
    />
  );
}

interface BoundaryProps {
  children: ReactNode;
  onFailure?: (() => void) | undefined;
}

interface BoundaryState {
  error: unknown;
  failed: boolean;
}

/** Keeps one broken part from taking the page with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return error instanceof LoadFailure ? (
      <LoadFailed />
    ) : (
      <RenderFailed error={error} onReset={() => this.setState({ error: null, failed: false })} />
    );
  }
}
