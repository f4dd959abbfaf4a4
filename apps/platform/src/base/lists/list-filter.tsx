import { Select } from '@constella/ui';

interface ListFilterProps {
  /** Names the choice to screen readers. */
  label: string;
  /** The address's word; empty for all. */
  value: string;
  onChange: (value: string) => void;
  /** What stands for no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

const everything = 'all';

/** One filter of a list: one of some values, or all. */
export function ListFilter({ label, value, onChange, all, options }: ListFilterProps) {
  return (
    <Select
      label={label}
      labelHidden
      value={value || everything}
      onValueChange={(next) => onChange(next === everything ? '' : next)}
      options={[{ value: everything, label: all }, ...options]}
    />
  );
}
