import { useSite } from '../site/site.ts';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { IconButton, TextButton } from '../ui/Button.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { changeSetting, settingLabels, usePlaySettings } from '../game/playSettings.ts';
import type { PlaySettings } from '../game/playSettings.ts';
import styles from './SettingsMenu.module.css';

const names = Object.keys(settingLabels) as (keyof PlaySettings)[];

/** A small menu of the player's own choices. */
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
          <label key={name}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => changeSetting(name, event.currentTarget.checked)}
            />
            {settingLabels[name]}
          </label>
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
