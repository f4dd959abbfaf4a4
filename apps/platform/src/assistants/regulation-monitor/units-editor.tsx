import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, Panel, PanelSection, PlusIcon, TrashIcon } from '@constella/ui';

import { EditableText } from '../../base/editing/editable-text';
import * as styles from './result-view.css';
import type { Monitored } from './monitored';

/** A part of a company, as a person describes it. */
type Unit = Pick<Monitored['units'][number], 'name' | 'about'>;

interface UnitsEditorProps {
  units: readonly Unit[];
  onChange: (units: readonly Unit[]) => void;
}

/** The parts of a company to be renamed, described, taken away and added. */
export function UnitsEditor({ units, onChange }: UnitsEditorProps) {
  const intl = useIntl();
  const fresh = () => {
    const nameOf = (number: number) => intl.formatMessage({ id: 'regulation.newUnit' }, { number });
    let number = units.length + 1;
    while (units.some(({ name }) => name === nameOf(number))) number += 1;
    return { name: nameOf(number), about: '' };
  };
  return (
    <Panel padding="none" titleAs="h3" title={intl.formatMessage({ id: 'regulation.field.units' })}>
      {units.map((unit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is what a unit is known by
        <PanelSection key={at}>
          <div className={styles.unit}>
            <EditableText
              label={intl.formatMessage({ id: 'regulation.unit' })}
              value={unit.name}
              missing={intl.formatMessage({ id: 'regulation.unitMissing' })}
              onChange={(name) => onChange(units.with(at, { ...unit, name }))}
            />
            <IconButton
              icon={<TrashIcon />}
              label={intl.formatMessage({ id: 'regulation.removeUnit' }, { unit: unit.name })}
              onClick={() => onChange(units.toSpliced(at, 1))}
            />
            <div className={styles.unitAbout}>
              <EditableText
                label={intl.formatMessage({ id: 'regulation.unitAbout' })}
                rows={2}
                value={unit.about}
                onChange={(about) => onChange(units.with(at, { ...unit, about }))}
              />
            </div>
          </div>
        </PanelSection>
      ))}
      <PanelSection>
        <Button icon={<PlusIcon />} onClick={() => onChange([...units, fresh()])}>
          {intl.formatMessage({ id: 'regulation.addUnit' })}
        </Button>
      </PanelSection>
    </Panel>
  );
}
