import { OldTextsNotice as OldTextsNotice_7ee6ae8d1cff5ef145d686ca66d6c89e } from '@/lib/backend/admin/translations/old-texts-notice'
import { ProposedText as ProposedText_7063f2c9952dfc290a8113860bea0736 } from '@/lib/backend/admin/choices/proposed-text'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingsFeatureClient as HeadingsFeatureClient_7a1f5f9fcdff6f538707251e3502f9f3 } from '@/lib/backend/admin/editor/headings-feature'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoDifference as NoDifference_23bed222bcebdf3dd2ab8e7878c03a22 } from '@/lib/backend/admin/no-difference'
import { TimeZoneField as TimeZoneField_747b589e9074164cf6c78b970e4abd59 } from '@/lib/backend/admin/choices/time-zone-field'
import { ZonedTimeCell as ZonedTimeCell_58e167fddc9ab2287e90a3a591a1d55a } from '@/lib/backend/admin/times/zoned-time-cell'
import { ZonedTimeField as ZonedTimeField_7b4bc2b67be1705238321adde8af4011 } from '@/lib/backend/admin/times/zoned-time-field'
import { AgendaCheck as AgendaCheck_67405949030d7b4c7785092e9ecb97f1 } from '@/lib/backend/admin/agenda/agenda-check'
import { CountryField as CountryField_678228b05f8a94ff917e955ac77934bb } from '@/lib/backend/admin/choices/country-field'
import { EventNumbersField as EventNumbersField_d9e461815b2fc0790bbc8c010c3ddcde } from '@/lib/backend/admin/numbers/event-numbers-field'
import { ReminderPreview as ReminderPreview_b6218868d97e7711ce7b12ab5df93067 } from '@/lib/backend/admin/emails/reminder-preview'
import { WordingPreview as WordingPreview_3d5694b7c9dfbab0214d06154a290812 } from '@/lib/backend/admin/emails/wording-preview'
import { StateCell as StateCell_32bc42a5f8be0f480ae71b101f746c1d } from '@/lib/backend/admin/cells'
import { YesCell as YesCell_32bc42a5f8be0f480ae71b101f746c1d } from '@/lib/backend/admin/cells'
import { StatusCell as StatusCell_32bc42a5f8be0f480ae71b101f746c1d } from '@/lib/backend/admin/cells'
import { TitleFallback as TitleFallback_fc815e88b999ec1631f0050cafdbca88 } from '@/lib/backend/admin/title-fallback'
import { PersistentErrors as PersistentErrors_5cd1c34673a17bd1e1691c56be4ccc19 } from '@/lib/backend/admin/persistent-errors'
import { UnpublishedDraft as UnpublishedDraft_b04897df33de0dc1ec97a8f3af368fe6 } from '@/lib/backend/admin/unpublished-draft'
import { SaveAgain as SaveAgain_f2985cdac52f875ac71ed0f014789b82 } from '@/lib/backend/admin/saving/save-again'
import { LanguageGuard as LanguageGuard_9bed46271ac2b6fb18eaeb54d308a561 } from '@/lib/backend/admin/saving/language-guard'
import { TypedText as TypedText_be0c0e5274f87bde26ee4d350a7253bf } from '@/lib/backend/admin/saving/typed-text'
import { PublishEventButton as PublishEventButton_dcfbc9e57965ba50ce925c7d696c3330 } from '@/lib/backend/admin/agenda/publish-event-button'
import { SaveEventDraftButton as SaveEventDraftButton_c0386514437a7d39438173f038a5062b } from '@/lib/backend/admin/agenda/save-event-draft-button'
import { RelatedCell as RelatedCell_95455aecc693e84d917e3b3b29bc6668 } from '@/lib/backend/admin/related-cell'
import { EventsOfChosen as EventsOfChosen_909202962dab060c5e2a653a2a2871bd } from '@/lib/backend/admin/inbox/events-of-chosen'
import { DayField as DayField_03cbf2c9868ad589a610de9869ba418d } from '@/lib/backend/admin/agenda/day-field'
import { EventHours as EventHours_f9cd49edec48c79d6e061e1555cf4a4a } from '@/lib/backend/admin/times/event-hours'
import { SessionWarnings as SessionWarnings_f089820cae4ceaa26fa74f10ffef1421 } from '@/lib/backend/admin/agenda/session-warnings'
import { FrozenNotice as FrozenNotice_4093db82dac8cad5a7503f9217582acc } from '@/lib/backend/admin/newsletters/frozen-notice'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AudienceCount as AudienceCount_a7984458da509cd33dd6ebe07fe3d09d } from '@/lib/backend/admin/newsletters/audience-count'
import { SeatChoice as SeatChoice_f63c45cd2a286aaa9d948e0cb3d7f53d } from '@/lib/backend/admin/newsletters/seat-choice'
import { LetterPreview as LetterPreview_bcf230ef1c16e5e9cf7cfd0e1d194cbd } from '@/lib/backend/admin/newsletters/letter-preview'
import { SendingField as SendingField_7a496091858762e1724f371800111123 } from '@/lib/backend/admin/newsletters/sending-field'
import { AnswersShown as AnswersShown_e6e23006e87005b325007a3806db54b3 } from '@/lib/backend/admin/answers-shown'
import { EmailsShown as EmailsShown_5198841f670a26166e9eb90229387110 } from '@/lib/backend/admin/emails/emails-shown'
import { PersonLink as PersonLink_07686e2e763e70af69f12479bb4a1add } from '@/lib/backend/admin/people/person-link'
import { AddGuestMenuItem as AddGuestMenuItem_92812be551a03e7b4df40021448e5ca0 } from '@/lib/backend/admin/guests/add-guest-menu-item'
import { ExportMenuItems as ExportMenuItems_69d4b2f88fb082b5719c86e96131bdc7 } from '@/lib/backend/admin/export-menu-items'
import { ChangeStatus as ChangeStatus_79c5809d8c1ce29a34c0296fe6718678 } from '@/lib/backend/admin/inbox/change-status'
import { CompanionMenuItem as CompanionMenuItem_800f366c876f2f5ffd1036b2a1b106be } from '@/lib/backend/admin/guests/companion-menu-item'
import { MoveMenuItem as MoveMenuItem_f0fa8441a43b83229e02e4baa22cb73a } from '@/lib/backend/admin/guests/move-menu-item'
import { ResendMenuItem as ResendMenuItem_2f05e30708412f1d02e97c1335dd48ff } from '@/lib/backend/admin/resend-menu-item'
import { EraseMenuItem as EraseMenuItem_b1156132f206236439281fbe824a3ea7 } from '@/lib/backend/admin/erase-menu-item'
import { RoundLink as RoundLink_b6bd59d35956c44759126dde50fc3711 } from '@/lib/backend/admin/review/round-link'
import { InviteSubscribers as InviteSubscribers_418eeabc94254a38c39acd5d2a7cf8e3 } from '@/lib/backend/admin/inbox/invite-subscribers'
import { AnswersField as AnswersField_7d7ef4fff9da8ec50297e585230821c1 } from '@/lib/backend/admin/inbox/answers-field'
import { SpamLink as SpamLink_44111d5395d5f15f1861a1c729d3f7f7 } from '@/lib/backend/admin/inbox/spam-link'
import { PasswordLinkField as PasswordLinkField_77dcd6463e25eb1365d2254cfd952ad5 } from '@/lib/backend/admin/accounts/password-link-field'
import { PresentPasswordField as PresentPasswordField_f1de099f8e4414b7d2724b4f410c43c2 } from '@/lib/backend/admin/present-password-field'
import { SecondFactorField as SecondFactorField_079d93cb238d348bc13b97be2710cacf } from '@/lib/backend/admin/second-factor/second-factor-field'
import { ImportProgress as ImportProgress_6ef894fd5b4699227d1de26f346d4581 } from '@/lib/backend/admin/guests/import-progress'
import { ImportForm as ImportForm_9ca9c905b6408b8083766b7972756a6a } from '@/lib/backend/admin/guests/import-form'
import { BringBackField as BringBackField_b79673d9944a580701e6557e99f4be67 } from '@/lib/backend/admin/trash/bring-back-field'
import { EntityCell as EntityCell_54eb9d21902cd689f6adb0ae71edea88 } from '@/lib/backend/admin/audit-log/cells'
import { FieldsCell as FieldsCell_54eb9d21902cd689f6adb0ae71edea88 } from '@/lib/backend/admin/audit-log/cells'
import { SiteIcon as SiteIcon_4fac874c76515f9af2225aed18170e72 } from '@/lib/backend/admin/site-icon'
import { NavLinks as NavLinks_b66e5cd3b462b3e71be0d1e7fb857092 } from '@/lib/backend/admin/nav-links'
import { Today as Today_ea38ebcfef70ca19b79312c7ddef7c34 } from '@/lib/backend/admin/today/today'
import { ScheduledChanges as ScheduledChanges_42e417eccd61736d536d7fdb457333bf } from '@/lib/backend/admin/today/scheduled-changes'
import { FailedJobs as FailedJobs_8feb50d3a4805188284e2e1af1dd0e94 } from '@/lib/backend/admin/failed-jobs'
import { WatchRequests as WatchRequests_ceff7b40797a47e55f348c83b9fdf773 } from '@/lib/backend/admin/consequences/watch-requests'
import { VersionTime as VersionTime_e3997b63afbf9458e30301d9966ff81b } from '@/lib/backend/admin/times/version-time'
import { ControlNames as ControlNames_f6bd6c6bcb3eebd65dc0c327c12d0cc2 } from '@/lib/backend/admin/control-names'
import { NumbersView as NumbersView_9dc3d13dfda40d45c4348fae1b6f9826 } from '@/lib/backend/admin/numbers/numbers-view'
import { RoundsView as RoundsView_2adc70f7f6f711848b4c037520a91483 } from '@/lib/backend/admin/review/rounds-view'
import { PeopleView as PeopleView_05cda92c4cdad83566d77e11fcd85bd5 } from '@/lib/backend/admin/people/people-view'
import { InviteView as InviteView_cf5a2ff4a841dc6c36893a62076ddeab } from '@/lib/backend/admin/accounts/invite-view'
import { SenderView as SenderView_53b87f77b759e040386f78baed70da37 } from '@/lib/backend/admin/sender/sender-view'
import { UndeliveredView as UndeliveredView_d68cd664dc466a151f3b0533bcd4e17d } from '@/lib/backend/admin/emails/undelivered-view'
import { MissingTranslationsView as MissingTranslationsView_5fcefde0aa1f339bb7f11db87d12e7fb } from '@/lib/backend/admin/translations/missing-translations-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/lib/backend/admin/translations/old-texts-notice#OldTextsNotice": OldTextsNotice_7ee6ae8d1cff5ef145d686ca66d6c89e,
  "@/lib/backend/admin/choices/proposed-text#ProposedText": ProposedText_7063f2c9952dfc290a8113860bea0736,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/lib/backend/admin/editor/headings-feature#HeadingsFeatureClient": HeadingsFeatureClient_7a1f5f9fcdff6f538707251e3502f9f3,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/lib/backend/admin/no-difference#NoDifference": NoDifference_23bed222bcebdf3dd2ab8e7878c03a22,
  "@/lib/backend/admin/choices/time-zone-field#TimeZoneField": TimeZoneField_747b589e9074164cf6c78b970e4abd59,
  "@/lib/backend/admin/times/zoned-time-cell#ZonedTimeCell": ZonedTimeCell_58e167fddc9ab2287e90a3a591a1d55a,
  "@/lib/backend/admin/times/zoned-time-field#ZonedTimeField": ZonedTimeField_7b4bc2b67be1705238321adde8af4011,
  "@/lib/backend/admin/agenda/agenda-check#AgendaCheck": AgendaCheck_67405949030d7b4c7785092e9ecb97f1,
  "@/lib/backend/admin/choices/country-field#CountryField": CountryField_678228b05f8a94ff917e955ac77934bb,
  "@/lib/backend/admin/numbers/event-numbers-field#EventNumbersField": EventNumbersField_d9e461815b2fc0790bbc8c010c3ddcde,
  "@/lib/backend/admin/emails/reminder-preview#ReminderPreview": ReminderPreview_b6218868d97e7711ce7b12ab5df93067,
  "@/lib/backend/admin/emails/wording-preview#WordingPreview": WordingPreview_3d5694b7c9dfbab0214d06154a290812,
  "@/lib/backend/admin/cells#StateCell": StateCell_32bc42a5f8be0f480ae71b101f746c1d,
  "@/lib/backend/admin/cells#YesCell": YesCell_32bc42a5f8be0f480ae71b101f746c1d,
  "@/lib/backend/admin/cells#StatusCell": StatusCell_32bc42a5f8be0f480ae71b101f746c1d,
  "@/lib/backend/admin/title-fallback#TitleFallback": TitleFallback_fc815e88b999ec1631f0050cafdbca88,
  "@/lib/backend/admin/persistent-errors#PersistentErrors": PersistentErrors_5cd1c34673a17bd1e1691c56be4ccc19,
  "@/lib/backend/admin/unpublished-draft#UnpublishedDraft": UnpublishedDraft_b04897df33de0dc1ec97a8f3af368fe6,
  "@/lib/backend/admin/saving/save-again#SaveAgain": SaveAgain_f2985cdac52f875ac71ed0f014789b82,
  "@/lib/backend/admin/saving/language-guard#LanguageGuard": LanguageGuard_9bed46271ac2b6fb18eaeb54d308a561,
  "@/lib/backend/admin/saving/typed-text#TypedText": TypedText_be0c0e5274f87bde26ee4d350a7253bf,
  "@/lib/backend/admin/agenda/publish-event-button#PublishEventButton": PublishEventButton_dcfbc9e57965ba50ce925c7d696c3330,
  "@/lib/backend/admin/agenda/save-event-draft-button#SaveEventDraftButton": SaveEventDraftButton_c0386514437a7d39438173f038a5062b,
  "@/lib/backend/admin/related-cell#RelatedCell": RelatedCell_95455aecc693e84d917e3b3b29bc6668,
  "@/lib/backend/admin/inbox/events-of-chosen#EventsOfChosen": EventsOfChosen_909202962dab060c5e2a653a2a2871bd,
  "@/lib/backend/admin/agenda/day-field#DayField": DayField_03cbf2c9868ad589a610de9869ba418d,
  "@/lib/backend/admin/times/event-hours#EventHours": EventHours_f9cd49edec48c79d6e061e1555cf4a4a,
  "@/lib/backend/admin/agenda/session-warnings#SessionWarnings": SessionWarnings_f089820cae4ceaa26fa74f10ffef1421,
  "@/lib/backend/admin/newsletters/frozen-notice#FrozenNotice": FrozenNotice_4093db82dac8cad5a7503f9217582acc,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/lib/backend/admin/newsletters/audience-count#AudienceCount": AudienceCount_a7984458da509cd33dd6ebe07fe3d09d,
  "@/lib/backend/admin/newsletters/seat-choice#SeatChoice": SeatChoice_f63c45cd2a286aaa9d948e0cb3d7f53d,
  "@/lib/backend/admin/newsletters/letter-preview#LetterPreview": LetterPreview_bcf230ef1c16e5e9cf7cfd0e1d194cbd,
  "@/lib/backend/admin/newsletters/sending-field#SendingField": SendingField_7a496091858762e1724f371800111123,
  "@/lib/backend/admin/answers-shown#AnswersShown": AnswersShown_e6e23006e87005b325007a3806db54b3,
  "@/lib/backend/admin/emails/emails-shown#EmailsShown": EmailsShown_5198841f670a26166e9eb90229387110,
  "@/lib/backend/admin/people/person-link#PersonLink": PersonLink_07686e2e763e70af69f12479bb4a1add,
  "@/lib/backend/admin/guests/add-guest-menu-item#AddGuestMenuItem": AddGuestMenuItem_92812be551a03e7b4df40021448e5ca0,
  "@/lib/backend/admin/export-menu-items#ExportMenuItems": ExportMenuItems_69d4b2f88fb082b5719c86e96131bdc7,
  "@/lib/backend/admin/inbox/change-status#ChangeStatus": ChangeStatus_79c5809d8c1ce29a34c0296fe6718678,
  "@/lib/backend/admin/guests/companion-menu-item#CompanionMenuItem": CompanionMenuItem_800f366c876f2f5ffd1036b2a1b106be,
  "@/lib/backend/admin/guests/move-menu-item#MoveMenuItem": MoveMenuItem_f0fa8441a43b83229e02e4baa22cb73a,
  "@/lib/backend/admin/resend-menu-item#ResendMenuItem": ResendMenuItem_2f05e30708412f1d02e97c1335dd48ff,
  "@/lib/backend/admin/erase-menu-item#EraseMenuItem": EraseMenuItem_b1156132f206236439281fbe824a3ea7,
  "@/lib/backend/admin/review/round-link#RoundLink": RoundLink_b6bd59d35956c44759126dde50fc3711,
  "@/lib/backend/admin/inbox/invite-subscribers#InviteSubscribers": InviteSubscribers_418eeabc94254a38c39acd5d2a7cf8e3,
  "@/lib/backend/admin/inbox/answers-field#AnswersField": AnswersField_7d7ef4fff9da8ec50297e585230821c1,
  "@/lib/backend/admin/inbox/spam-link#SpamLink": SpamLink_44111d5395d5f15f1861a1c729d3f7f7,
  "@/lib/backend/admin/accounts/password-link-field#PasswordLinkField": PasswordLinkField_77dcd6463e25eb1365d2254cfd952ad5,
  "@/lib/backend/admin/present-password-field#PresentPasswordField": PresentPasswordField_f1de099f8e4414b7d2724b4f410c43c2,
  "@/lib/backend/admin/second-factor/second-factor-field#SecondFactorField": SecondFactorField_079d93cb238d348bc13b97be2710cacf,
  "@/lib/backend/admin/guests/import-progress#ImportProgress": ImportProgress_6ef894fd5b4699227d1de26f346d4581,
  "@/lib/backend/admin/guests/import-form#ImportForm": ImportForm_9ca9c905b6408b8083766b7972756a6a,
  "@/lib/backend/admin/trash/bring-back-field#BringBackField": BringBackField_b79673d9944a580701e6557e99f4be67,
  "@/lib/backend/admin/audit-log/cells#EntityCell": EntityCell_54eb9d21902cd689f6adb0ae71edea88,
  "@/lib/backend/admin/audit-log/cells#FieldsCell": FieldsCell_54eb9d21902cd689f6adb0ae71edea88,
  "@/lib/backend/admin/site-icon#SiteIcon": SiteIcon_4fac874c76515f9af2225aed18170e72,
  "@/lib/backend/admin/nav-links#NavLinks": NavLinks_b66e5cd3b462b3e71be0d1e7fb857092,
  "@/lib/backend/admin/today/today#Today": Today_ea38ebcfef70ca19b79312c7ddef7c34,
  "@/lib/backend/admin/today/scheduled-changes#ScheduledChanges": ScheduledChanges_42e417eccd61736d536d7fdb457333bf,
  "@/lib/backend/admin/failed-jobs#FailedJobs": FailedJobs_8feb50d3a4805188284e2e1af1dd0e94,
  "@/lib/backend/admin/consequences/watch-requests#WatchRequests": WatchRequests_ceff7b40797a47e55f348c83b9fdf773,
  "@/lib/backend/admin/times/version-time#VersionTime": VersionTime_e3997b63afbf9458e30301d9966ff81b,
  "@/lib/backend/admin/control-names#ControlNames": ControlNames_f6bd6c6bcb3eebd65dc0c327c12d0cc2,
  "@/lib/backend/admin/numbers/numbers-view#NumbersView": NumbersView_9dc3d13dfda40d45c4348fae1b6f9826,
  "@/lib/backend/admin/review/rounds-view#RoundsView": RoundsView_2adc70f7f6f711848b4c037520a91483,
  "@/lib/backend/admin/people/people-view#PeopleView": PeopleView_05cda92c4cdad83566d77e11fcd85bd5,
  "@/lib/backend/admin/accounts/invite-view#InviteView": InviteView_cf5a2ff4a841dc6c36893a62076ddeab,
  "@/lib/backend/admin/sender/sender-view#SenderView": SenderView_53b87f77b759e040386f78baed70da37,
  "@/lib/backend/admin/emails/undelivered-view#UndeliveredView": UndeliveredView_d68cd664dc466a151f3b0533bcd4e17d,
  "@/lib/backend/admin/translations/missing-translations-view#MissingTranslationsView": MissingTranslationsView_5fcefde0aa1f339bb7f11db87d12e7fb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
