import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Dialog,
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  PlusIcon,
  StarIcon,
  TextField,
  TrashIcon,
  useToast,
} from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PreferenceKey } from '../base/preferences';
import { useSession } from '../base/session';
import {
  longestName,
  queryOf,
  readViews,
  withoutView,
  withView,
  writeViews,
  type SavedView,
} from './saved-views';

/** Views under their names: open one, keep the present one, drop one. */
export function SavedViewsMenu({ preference }: { preference: PreferenceKey }) {
  const { user } = useSession();
  return user ? <OwnViews key={user.id} preference={preference} userId={user.id} /> : null;
}

function OwnViews({ preference, userId }: { preference: PreferenceKey; userId: number }) {
  const intl = useIntl();
  const { toast } = useToast();
  const [params, setParams] = useSearchParams();
  const [views, setViews] = useState(() => readViews(preference, userId));
  const [isNaming, setNaming] = useState(false);
  const query = queryOf(params);
  const current = views.find((view) => view.query === query);

  const keep = (next: SavedView[]) => {
    setViews(next);
    writeViews(preference, userId, next);
  };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button icon={<StarIcon />}>
            {current?.name ?? intl.formatMessage({ id: 'records.views.title' })}
          </Button>
        }
      >
        {views.length === 0 && (
          <MenuLabel>{intl.formatMessage({ id: 'records.views.none' })}</MenuLabel>
        )}
        {views.map((view) => (
          <MenuItem
            key={view.name}
            aria-current={view === current ? 'true' : undefined}
            onSelect={() => setParams(new URLSearchParams(view.query))}
          >
            {view.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<PlusIcon />} onSelect={() => setNaming(true)}>
          {intl.formatMessage({ id: 'records.views.save' })}
        </MenuItem>
        {current && (
          <MenuItem
            icon={<TrashIcon />}
            tone="danger"
            onSelect={() => {
              keep(withoutView(views, current.name));
              toast({
                title: intl.formatMessage({ id: 'records.views.deleted' }, { name: current.name }),
                action: {
                  label: intl.formatMessage({ id: 'records.views.undo' }),
                  onAction: () => keep(views),
                },
              });
            }}
          >
            {intl.formatMessage({ id: 'records.views.delete' }, { name: current.name })}
          </MenuItem>
        )}
      </DropdownMenu>
      <NameView
        open={isNaming}
        names={views.map(({ name }) => name)}
        onClose={() => setNaming(false)}
        onSave={(name) => {
          keep(withView(views, { name, query }));
          setNaming(false);
        }}
      />
    </>
  );
}

interface NameViewProps {
  open: boolean;
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

function NameView({ open, names, onSave, onClose }: NameViewProps) {
  const intl = useIntl();
  const formId = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const close = () => {
    setName('');
    setAsked(false);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setAsked(true);
      return;
    }
    onSave(name);
    close();
  };
  const isKnown = names.some((known) => known.toLowerCase() === name.trim().toLowerCase());
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={(next) => !next && close()}
      title={intl.formatMessage({ id: 'records.views.saveTitle' })}
      description={intl.formatMessage({ id: 'records.views.saveDescription' })}
      footer={
        <Button variant="primary" type="submit" form={formId}>
          {intl.formatMessage({
            id: isKnown ? 'records.views.replace' : 'records.views.saveAction',
          })}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <TextField
          label={intl.formatMessage({ id: 'records.views.name' })}
          value={name}
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
          error={
            asked && name.trim() === ''
              ? intl.formatMessage({ id: 'records.views.nameMissing' })
              : undefined
          }
        />
      </form>
    </Dialog>
  );
}
