import type { ChangeEvent } from 'react';
import { useSite } from '../../site/site.ts';
import { arePrivacyChoicesOpen } from '../../site/privacyChoices.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { settingLabels } from '../../game/late/settingLabels.ts';
import { changeSetting, settingChoices } from '../../game/playSettings.ts';
import type { PlaySettings } from '../../game/playSettings.ts';
import { usePlaySettings } from '../usePlaySettings.ts';

const names = Object.keys(settingLabels) as (keyof PlaySettings)[];

interface SettingProps {
  readonly name: keyof PlaySettings;
  readonly value: PlaySettings[keyof PlaySettings];
}

/** A box to check, or a list to choose from. */
function Setting({ name, value }: SettingProps) {
  if (typeof value === 'boolean')
    return (
      <label>
        <input
          type="checkbox"
          checked={value}
          onChange={({ currentTarget }) => changeSetting(name, currentTarget.checked)}
        />
        {settingLabels[name]}
      </label>
    );
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void =>
    changeSetting(name, currentTarget.value as typeof value);
  return (
    <label>
      {settingLabels[name]}
      <select value={value} onChange={change}>
        {Object.entries(settingChoices[name] ?? {}).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SettingsItemsProps {
  readonly menuId: string;
  readonly onStartOver: (() => void) | undefined;
}

/** The play settings, and what is done rarely. */
export function SettingsItems({ menuId, onStartOver }: SettingsItemsProps) {
  const settings = usePlaySettings();
  const { hasThirdParties } = useSite();
  return (
    <>
      {names.map((name) => (
        <Setting key={name} name={name} value={settings[name]} />
      ))}
      <ThemeSwitch />
      {onStartOver && (
        <TextButton popoverTarget={menuId} popoverTargetAction="hide" onClick={onStartOver}>
          Start over
        </TextButton>
      )}
      {hasThirdParties && (
        <TextButton
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={() => arePrivacyChoicesOpen.set(true)}
        >
          Privacy choices
        </TextButton>
      )}
    </>
  );
}
