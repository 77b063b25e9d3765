import type { ChangeEvent } from 'react';
import { useSite } from '../site/site.ts';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { IconButton, TextButton } from '../ui/Button.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { changeSetting, settingChoices, settingLabels, usePlaySettings } from '../game/playSettings.ts';
import type { PlaySettings } from '../game/playSettings.ts';
import styles from './SettingsMenu.module.css';

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

/** A small menu of play settings. */
export function SettingsMenu({ onStartOver }: { onStartOver: () => void }) {
  const settings = usePlaySettings();
  const { hasThirdParties } = useSite();
  return (
    <>
      <span className={styles['open']}>
        <IconButton popoverTarget="play-settings" aria-label="Settings">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M10 14v6" />
          </svg>
        </IconButton>
      </span>
      <div id="play-settings" popover="auto" className={styles['menu']} role="group" aria-label="Settings">
        {names.map((name) => (
          <Setting key={name} name={name} value={settings[name]} />
        ))}
        <ThemeSwitch />
        <TextButton popoverTarget="play-settings" popoverTargetAction="hide" onClick={onStartOver}>
          Start over
        </TextButton>
        {hasThirdParties && (
          <TextButton
            popoverTarget="play-settings"
            popoverTargetAction="hide"
            onClick={() => arePrivacyChoicesOpen.set(true)}
          >
            Privacy choices
          </TextButton>
        )}
      </div>
    </>
  );
}
