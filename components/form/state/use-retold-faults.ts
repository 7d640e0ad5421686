'use client';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { problemsOf } from '@/lib/form/problems';
import type { Sentences } from '@/lib/form/schema-resolver';

/** Says anew what is wrong when the language changes; what a server refused stays in its own words. */
export function useRetoldFaults<Values extends FieldValues>(hook: UseFormReturn<Values>, sentences: Sentences): void {
  const told = useRef(sentences);
  useEffect(() => {
    if (told.current === sentences) return;
    told.current = sentences;
    const faulty = problemsOf(hook.formState.errors).map(({ field }) => field as FieldPath<Values>);
    const ours = faulty.filter((field) => hook.getFieldState(field).error?.type !== 'server');
    if (ours.length > 0) void hook.trigger(ours);
  }, [hook, sentences]);
}
