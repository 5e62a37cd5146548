export const LANGUAGES: readonly string[];
export function placeholders(message: string): string[];
export function pluralFaults(language: string, message: string): string[];
export function faults(language: string, english: Record<string, string>, other: Record<string, string>): string[];
export function catalogue(family: string, language: string): Record<string, string>;
export function allFaults(): string[];
export function compiled(language: string, messages: Record<string, string>): string;
