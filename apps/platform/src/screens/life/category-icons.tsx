import type { LifeAssistantCategory } from '@constella/api-client/contract';
import {
  CalendarIcon,
  DumbbellIcon,
  HeartPulseIcon,
  PlaneIcon,
  SaladIcon,
  ShoppingCartIcon,
  TargetIcon,
  WalletIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

/** The sign of each category. */
const icons: Readonly<Record<LifeAssistantCategory, ComponentType<IconProps>>> = {
  health: HeartPulseIcon,
  finance: WalletIcon,
  schedule: CalendarIcon,
  goals: TargetIcon,
  shopping: ShoppingCartIcon,
  diet: SaladIcon,
  fitness: DumbbellIcon,
  travel: PlaneIcon,
};

/** The sign of a category, beside its name. */
export function CategoryIcon({
  category,
  ...icon
}: IconProps & { category: LifeAssistantCategory }) {
  const { [category]: Drawing } = icons;
  return <Drawing {...icon} />;
}
