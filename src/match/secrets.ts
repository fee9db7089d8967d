/** Secrets as the log keeps them: hashed. Who knows the log cannot sit down, host or watch with it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 256 random bits in base64url. Seat and host tokens are made by their owner's browser, so that a repeated order to join is harmless. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const FEWEST_DIFFERENT = 16; // of 43 random signs about 31 differ; fewer than 16 do once in more than 2^64

/** True for what can be 256 random bits, false for what somebody typed or counted. */
export const isToken = (text: string): boolean => TOKEN.test(text) && new Set(text).size >= FEWEST_DIFFERENT;

export const hashOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(`halcyon secret: ${secret}`)));
