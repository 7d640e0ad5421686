import type { ComponentType } from 'react';
import type { SettingsGroup } from '@/lib/contract/settings/groups';
import { BalancePart, InvoicePart, WithdrawPart } from './MoneyParts';
import { BasicPart, MapPart, MediaPart, NoticePart } from './PlatformParts';
import { DistributionPart, PointsPart } from './PromotionParts';
import type { GroupProps } from './settings-form';
import { FreightPart, TradePart } from './TradeParts';

/** The inputs of each group. */
export const groupParts: Readonly<Record<SettingsGroup, ComponentType<GroupProps>>> = {
  basic: BasicPart,
  trade: TradePart,
  freight: FreightPart,
  points: PointsPart,
  distribution: DistributionPart,
  withdraw: WithdrawPart,
  balance: BalancePart,
  invoice: InvoicePart,
  media: MediaPart,
  map: MapPart,
  notice: NoticePart,
};
