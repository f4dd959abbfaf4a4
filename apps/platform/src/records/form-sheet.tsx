import { useIntl } from '@constella/i18n/react';
import { Sheet } from '@constella/ui';

import { LayoutRowForm } from './layout-row-form';
import type { ListRow } from './row-source';
import type { RowForm, Section } from './section';
import { useRowName } from './use-value-text';

interface FormSheetProps<Row> {
  section: Section<Row>;
  form: RowForm<Row>;
  /** The one that is changed; a new one without. */
  row: Row | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form of a row at the end side of the page. */
export function FormSheet<Row extends ListRow>({
  section,
  form,
  row,
  open,
  onClose,
}: FormSheetProps<Row>) {
  const intl = useIntl();
  const nameOf = useRowName(section);
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={
        row
          ? intl.formatMessage({ id: 'records.editRow' }, { name: nameOf(row) })
          : intl.formatMessage({ id: form.create })
      }
    >
      {'Form' in form ? (
        <form.Form row={row} onSaved={onClose} />
      ) : (
        <LayoutRowForm section={section} layout={form.layout} row={row} onSaved={onClose} />
      )}
    </Sheet>
  );
}
