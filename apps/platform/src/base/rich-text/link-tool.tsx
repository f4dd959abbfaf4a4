import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, LinkIcon, Popover, TextField } from '@constella/ui';
import { useState, type SyntheticEvent } from 'react';

import * as styles from './rich-text.css';
import { isSafeAddress } from './schema';
import type { ToolProps } from './tool-bar';

interface LinkToolProps {
  tool: ToolProps;
  /** The address of the link the selection stands in. */
  link: string | undefined;
  disabledReason: string | undefined;
  /** An empty address takes the link away. */
  onLink: (address: string) => void;
}

/** Makes the selection a link, or changes where it leads. */
export function LinkTool({ tool, link, disabledReason, onLink }: LinkToolProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = (chosen: string) => {
    setOpen(false);
    onLink(chosen);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Into the form around the editor it must not go.
    event.stopPropagation();
    const typed = address.trim();
    // What people copy from a bar often lacks it.
    const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(typed) ? `https://${typed}` : typed;
    if (isSafeAddress(whole)) close(whole);
    else setWrong(true);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => {
        setAddress(link ?? '');
        setWrong(false);
        setOpen(open);
      }}
      trigger={
        <IconButton
          {...tool}
          label={intl.formatMessage({ id: 'editor.link' })}
          icon={<LinkIcon />}
          aria-pressed={link !== undefined}
          className={styles.tool}
          disabledReason={disabledReason}
        />
      }
    >
      <form className={styles.linkForm} onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage({ id: 'editor.linkAddress' })}
          error={isWrong && intl.formatMessage({ id: 'editor.linkWrong' })}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        <div className={styles.linkActions}>
          {link !== undefined && (
            <Button variant="quiet" onClick={() => close('')}>
              {intl.formatMessage({ id: 'editor.linkRemove' })}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {intl.formatMessage({ id: 'editor.linkSet' })}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
