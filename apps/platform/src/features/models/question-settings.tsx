import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { SliderField } from '@constella/ui';

import * as styles from './models-screen.css';

const { temperature, maxTokens } = bounds;

/** How freely, and how much, models may write. */
export interface Settings {
  temperature: number;
  maxTokens: number;
}

interface QuestionSettingsProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** The settings of a question, the same for every model that is asked. */
export function QuestionSettings({ settings, onChange }: QuestionSettingsProps) {
  const intl = useIntl();
  return (
    <div className={styles.settings}>
      <SliderField
        label={intl.formatMessage({ id: 'models.beside.temperature' })}
        value={settings.temperature}
        onValueChange={(next) => onChange({ ...settings, temperature: next })}
        {...temperature}
        minLabel={intl.formatMessage({ id: 'models.beside.temperature.least' })}
        maxLabel={intl.formatMessage({ id: 'models.beside.temperature.most' })}
        format={(value) => intl.formatNumber(value, { minimumFractionDigits: 2 })}
      />
      {/* The slider ends at 4,000; the number beside it goes on to 32,000. */}
      <SliderField
        label={intl.formatMessage({ id: 'models.beside.maxTokens' })}
        value={settings.maxTokens}
        onValueChange={(next) => onChange({ ...settings, maxTokens: next })}
        {...maxTokens.slider}
        inputMin={maxTokens.min}
        inputMax={maxTokens.max}
        inputStep={maxTokens.step}
        format={(value) => intl.formatNumber(value)}
      />
    </div>
  );
}
