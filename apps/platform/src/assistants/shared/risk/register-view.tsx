import type { RegisteredRisk, RiskRegister } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Stack, useToast } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { withChange, withNewRisk, withoutRisk, withRiskBack } from './edit-register';
import * as styles from './register.css';
import { RegisterSummary } from './register-summary';
import { RiskDetails } from './risk-details';
import { RiskEditor } from './risk-editor';
import { RiskMatrix } from './risk-matrix';
import { RiskTable } from './risk-table';
import { useNarrow } from './use-narrow';

/** Width in px under which five columns of the matrix have no room. */
const matrixNeeds = 560;

interface RegisterViewProps {
  register: RiskRegister;
  /** Takes the register with something changed. Absent where it may only be read. */
  onChange?: ((register: RiskRegister) => void) | undefined;
}

/** A risk register: as a whole, as a matrix, one risk at a time and as a list. */
export function RegisterView({ register, onChange }: RegisterViewProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<string>();
  const at = register.items.findIndex(({ id }) => id === chosen);
  const item = register.items[at];
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(frame, matrixNeeds);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (id: string) => {
    flushSync(() => setChosen(id));
    // Elsewhere it opens in sight; here it would open under the list, and nothing seem to happen.
    if (isNarrow) heading.current?.focus();
  };
  const add = () => {
    const longer = withNewRisk(register, intl.formatMessage({ id: 'risk.new' }));
    const added = longer.items.at(-1);
    onChange?.(longer);
    if (added) open(added.id);
  };
  const list = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    // The button that was pressed went with the risk.
    if (isRemoving.current && !item)
      list.current?.querySelector<HTMLElement>('tbody button')?.focus();
    isRemoving.current = false;
  }, [item]);
  const offerBack = useOfferBack((removed, place) => {
    onChange?.(withRiskBack(register, removed, place));
    setChosen(removed.id);
  });
  const remove = (removed: RegisteredRisk) => {
    onChange?.(withoutRisk(register, removed.id));
    isRemoving.current = true;
    offerBack(removed, at);
  };
  return (
    <Stack ref={frame} gap={16} className={styles.frame}>
      <RegisterSummary register={register} onChange={onChange} />
      <RiskMatrix
        register={register}
        chosen={chosen}
        isNarrow={isNarrow}
        onChoose={open}
        onMove={onChange && ((id, cell) => onChange(withChange(register, id, cell)))}
      />
      {item && !onChange ? <RiskDetails item={item} number={at + 1} headingRef={heading} /> : null}
      {item && onChange ? (
        <RiskEditor
          item={item}
          number={at + 1}
          headingRef={heading}
          onChange={(change) => onChange(withChange(register, item.id, change))}
          onRemove={register.items.length > 1 ? () => remove(item) : undefined}
        />
      ) : null}
      <div ref={list}>
        <RiskTable register={register} chosen={chosen} onChoose={open} onAdd={onChange && add} />
      </div>
    </Stack>
  );
}

/**
 * Says that a risk was removed, and offers to bring it back while the register is on the screen. It
 * comes into the register as it is then: what was changed after it stays.
 */
function useOfferBack(bringBack: (removed: RegisteredRisk, at: number) => void) {
  const intl = useIntl();
  const { toast, dismiss } = useToast();
  const offered = useRef<string>(undefined);
  const latest = useRef({ bringBack, dismiss });
  useEffect(() => {
    latest.current = { bringBack, dismiss };
  });
  useEffect(
    () => () => {
      // Elsewhere there is no register to bring it back into.
      if (offered.current !== undefined) latest.current.dismiss(offered.current);
    },
    [],
  );
  return (removed: RegisteredRisk, at: number) => {
    offered.current = toast({
      title: intl.formatMessage({ id: 'risk.removed' }, { title: removed.title }),
      action: {
        label: intl.formatMessage({ id: 'run.undo' }),
        onAction: () => latest.current.bringBack(removed, at),
      },
    });
  };
}
