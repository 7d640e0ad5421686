'use client';
import { StoreInfoForm } from './StoreInfoForm';

/** 常规配置: the own store first (parameter.md 5). */
export function SystemSettingScreen() {
  return <StoreInfoForm />;
}
