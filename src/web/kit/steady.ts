/** Every position is a value of its own, and most of it is as it was before. Parts that are keep their identity, so that nothing is drawn anew for them. */
import { useRef } from 'react';

const hasParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The new value, made of the old one's parts as far as they are equal. */
export function steady<T>(old: unknown, value: T): T;
export function steady(old: unknown, value: unknown): unknown {
  if (old === value || !hasParts(old) || !hasParts(value) || Array.isArray(old) !== Array.isArray(value)) return value;
  const made = Array.isArray(value) ? [] : {};
  return fill(made, old, value) ? old : made;
}

/** True if nothing is new. */
function fill(made: Record<string, unknown>, old: Record<string, unknown>, value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  let isOld = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = steady(old[key], value[key]);
    isOld &&= made[key] === old[key];
  }
  return isOld;
}

export function useSteady<T>(value: T): T {
  const last = useRef(value);
  last.current = steady(last.current, value);
  return last.current;
}
