/** What a person sets for this browser: speed, motion, contrast, size, hand. */
import type { Signal } from "@preact/signals";
import { languages, tag } from "../language";
import {
  contrast, type Depth, follow, free, haptics, inOrder, language, leftHand, motion, type Motion, needless, ordered, palette,
  type Palette, type Size, shortcuts, single, size, type Speed, sound, speed, table, target, theme, type Theme, twice, volume,
} from "../prefs";

const speeds: [Speed, string][] = [[1, "Normal"], [2, "2×"], [4, "4×"], [0, "Off"]];
const motions: [Motion, string][] = [["system", "System default"], ["less", "Reduced"], ["full", "Full"]];
const depths: [Depth, string][] = [
  ["space", "In space, where a graphics card draws"], ["always", "In space, however slow"], ["flat", "Flat"],
];
const themes: [Theme, string][] = [["dark", "Dark"], ["light", "Light"], ["system", "System default"]];
const palettes: [Palette, string][] = [["usual", "Standard"], ["safe", "Color-blind friendly"]];
const sizes: [Size, string][] = [[1, "Normal"], [1.15, "Large"], [1.3, "Extra large"]];

/** Settings is all of it. */
export function Settings() {
  return (
    <div class="settings" data-settings>
      <Language />
      <Choice name="speed" title="Animation speed" of={speed} values={speeds} />
      <Choice name="motion" title="Motion" of={motion} values={motions} />
      <Choice name="theme" title="Theme" of={theme} values={themes} />
      <Choice name="palette" title="Colors" of={palette} values={palettes} />
      <Choice name="size" title="Text size during a match" of={size} values={sizes} />
      <Choice name="table" title="The table" of={table} values={depths} />
      <Switch of={contrast}>High contrast</Switch>
      <Switch of={leftHand}>Left-handed layout: show prompts on the left</Switch>
      <Switch of={sound}>Sound</Switch>
      <label class="volume">
        Volume{" "}
        <input
          type="range" min="0" max="1" step="0.1" value={volume.value} disabled={!sound.value}
          onInput={(e) => (volume.value = Number(e.currentTarget.value))}
        />
      </label>
      <Switch of={haptics}>A phone shakes when a ship is hit</Switch>
      <Switch of={follow}>Camera follows the action</Switch>
      <Switch of={single}>Answer automatically when there is only one choice</Switch>
      <Switch of={needless}>Pass automatically when spending a token would change nothing</Switch>
      <Switch of={ordered}>Ships of one initiative act in the order listed when the order makes no difference</Switch>
      <Switch of={inOrder}>Ships of one initiative always act in the order listed; undo to choose another order</Switch>
      <Switch of={target}>Attack automatically when there is one target and the attack costs nothing</Switch>
      <Switch of={free}>Modify dice automatically when it costs nothing</Switch>
      <Switch of={twice}>Select with the first click, confirm with the second (as on touch screens)</Switch>
      <Switch of={shortcuts}>Single-key shortcuts for answers and moves</Switch>
    </div>
  );
}

/** Language is the language of the pages and of what the server says. The page begins again in another one. */
function Language() {
  return (
    <label>
      Language{" "}
      <select
        data-language value={tag()} translate={false}
        onChange={(e) => { language.value = e.currentTarget.value; location.reload(); }}
      >
        {Object.entries(languages).map(([value, name]) => <option key={value} value={value}>{name}</option>)}
      </select>
    </label>
  );
}

type ChoiceProps<T> = { name: string; title: string; of: Signal<T>; values: [T, string][] };

/** Choice is a setting with a few values. */
function Choice<T>({ name, title, of, values }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map(([value, words]) => (
        <label key={words}>
          <input
            type="radio" name={name} checked={of.value === value} onChange={() => (of.value = value)}
          />{" "}
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** Switch is a setting that is on or off. */
function Switch({ of, children }: { of: Signal<boolean>; children: preact.ComponentChildren }) {
  return (
    <label class="switch">
      <input
        type="checkbox" checked={of.value} onChange={(e) => (of.value = e.currentTarget.checked)}
      />{" "}
      {children}
    </label>
  );
}
