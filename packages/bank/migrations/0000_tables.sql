CREATE TABLE "audit_heads" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_lines" (
	"company_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"from_state" text DEFAULT '' NOT NULL,
	"to_state" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_lines_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"project_name" text NOT NULL,
	"account_number" text NOT NULL,
	"reference" text NOT NULL,
	"company_abbreviation" text DEFAULT '' NOT NULL,
	"company_type" text DEFAULT 'corporate' NOT NULL,
	"approve_status" integer NOT NULL,
	"kyc_status" integer NOT NULL,
	"change_kyc_switch" boolean DEFAULT false NOT NULL,
	"have_contract" boolean DEFAULT false NOT NULL,
	"kyc_change_status" text DEFAULT 'none' NOT NULL,
	"kyc_refuse_reason" text DEFAULT '' NOT NULL,
	"kyc_failure_text" text DEFAULT '' NOT NULL,
	"relationship_manager" text DEFAULT '' NOT NULL,
	"invite_code" text,
	"opened_on" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "companies_account_number_unique" UNIQUE("account_number"),
	CONSTRAINT "companies_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "directory" (
	"email" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"company_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "files_company_id_file_key_pk" PRIMARY KEY("company_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"introducer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	CONSTRAINT "outbox_company_id_mail_id_pk" PRIMARY KEY("company_id","mail_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_submissions" (
	"company_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"status" text NOT NULL,
	"company_type" text NOT NULL,
	"files" jsonb NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "document_submissions_company_id_submission_id_pk" PRIMARY KEY("company_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"company_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "tasks_company_id_task_id_pk" PRIMARY KEY("company_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"password_reset_at" timestamp with time zone,
	"user_type" integer NOT NULL,
	"authjson" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"daily_usd" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_company_id_user_id_device_hash_pk" PRIMARY KEY("company_id","user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"company_id" uuid NOT NULL,
	"otp_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"owner" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"payload" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"foreign_tries" integer DEFAULT 0 NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "otps_company_id_otp_id_pk" PRIMARY KEY("company_id","otp_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"session_id" uuid NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"last_address" text NOT NULL,
	"moved_at" timestamp with time zone,
	"moved_to" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "sessions_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"announcement_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "notification_reads_company_id_user_id_notification_id_pk" PRIMARY KEY("company_id","user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_company_id_notification_id_pk" PRIMARY KEY("company_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "applicant_directory" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	CONSTRAINT "applicant_directory_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"company_id" uuid NOT NULL,
	"handle_hash" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"step" text NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_company_id_handle_hash_pk" PRIMARY KEY("company_id","handle_hash")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "application_events_company_id_application_id_seq_pk" PRIMARY KEY("company_id","application_id","seq")
);
--> statement-breakpoint
CREATE TABLE "apply_links" (
	"company_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"link_path" text NOT NULL,
	"variant" text NOT NULL,
	"display_name" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"branding" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"applicant_types" jsonb NOT NULL,
	"hidden_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"isolation" text DEFAULT 'page' NOT NULL,
	"tier" text DEFAULT 'premier' NOT NULL,
	"card_class" text DEFAULT 'visa' NOT NULL,
	"status" text NOT NULL,
	"limit_count" integer,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "apply_links_company_id_link_id_pk" PRIMARY KEY("company_id","link_id")
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "audit_links_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "card_applications" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"application_no" text NOT NULL,
	"view_token_hash" text NOT NULL,
	"status" text NOT NULL,
	"company_decision" text DEFAULT '' NOT NULL,
	"verification_status" text DEFAULT 'in_progress' NOT NULL,
	"verification_reason" text DEFAULT '' NOT NULL,
	"verification_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"link_id" uuid,
	"submitted_by" uuid,
	"introducer" text DEFAULT '' NOT NULL,
	"applicant_type" text NOT NULL,
	"director_id" uuid,
	"holder_name" text DEFAULT '' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"form" jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL,
	"previous_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_applications_company_id_application_id_pk" PRIMARY KEY("company_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "embed_sessions" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"key_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"origin" text NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embed_sessions_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "link_directory" (
	"link_path" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"link_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_keys" (
	"company_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"key_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"allowed_origins" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "partner_keys_company_id_key_hash_pk" PRIMARY KEY("company_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "qr_sessions" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"link_id" uuid NOT NULL,
	"state" text NOT NULL,
	"application_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_sessions_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "upload_handoffs" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"field" text NOT NULL,
	"pairing" text NOT NULL,
	"opened" boolean DEFAULT false NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"file_key" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_handoffs_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"company_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "card_events_company_id_card_id_seq_pk" PRIMARY KEY("company_id","card_id","seq")
);
--> statement-breakpoint
CREATE TABLE "card_tries" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"misses" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_tries_company_id_subject_pk" PRIMARY KEY("company_id","subject")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"company_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"application_id" uuid,
	"holder_name" text DEFAULT '' NOT NULL,
	"name_on_card" text NOT NULL,
	"tier" text NOT NULL,
	"card_class" text NOT NULL,
	"status" text NOT NULL,
	"status_before" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"number_hash" text DEFAULT '' NOT NULL,
	"kit_number" text DEFAULT '' NOT NULL,
	"expiry" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"limits" jsonb NOT NULL,
	"order_id" uuid,
	"print_status" text DEFAULT '' NOT NULL,
	"allocation" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp with time zone,
	"bound_at" timestamp with time zone,
	"replaces" uuid,
	"replaced_by" uuid,
	"issuer_due_at" timestamp with time zone,
	"issuer_tries" integer DEFAULT 0 NOT NULL,
	"ordered_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"pin_set_at" timestamp with time zone,
	"refreshed_at" timestamp with time zone,
	"deduction_mode" text DEFAULT 'manual' NOT NULL,
	"pay_from" text DEFAULT 'user_wallet' NOT NULL,
	"pay_currency" text DEFAULT 'USDC' NOT NULL,
	"discontinued_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cards_company_id_card_id_pk" PRIMARY KEY("company_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "card_loads" (
	"company_id" uuid NOT NULL,
	"load_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"top_up_id" uuid,
	"direction" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "card_loads_company_id_load_id_pk" PRIMARY KEY("company_id","load_id")
);
--> statement-breakpoint
CREATE TABLE "card_purchases" (
	"company_id" uuid NOT NULL,
	"authorisation_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"merchant" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"merchant_amount" text DEFAULT '0' NOT NULL,
	"merchant_currency" text DEFAULT '' NOT NULL,
	"rate" text DEFAULT '' NOT NULL,
	"authorised" numeric(38, 0),
	"cleared" numeric(38, 0),
	"fee" numeric(38, 0) DEFAULT 0 NOT NULL,
	"refunded" numeric(38, 0) DEFAULT 0 NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"hold_id" uuid,
	"journal_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"receipt" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_purchases_company_id_authorisation_id_pk" PRIMARY KEY("company_id","authorisation_id")
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"company_id" uuid NOT NULL,
	"top_up_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"number" text NOT NULL,
	"card_id" uuid NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"currency" text NOT NULL,
	"fee" numeric(38, 0) NOT NULL,
	"received" numeric(38, 0) NOT NULL,
	"rate" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"hold_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "top_ups_company_id_top_up_id_pk" PRIMARY KEY("company_id","top_up_id")
);
--> statement-breakpoint
CREATE TABLE "annual_fee_events" (
	"company_id" uuid NOT NULL,
	"fee_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "annual_fee_events_company_id_fee_id_seq_pk" PRIMARY KEY("company_id","fee_id","seq")
);
--> statement-breakpoint
CREATE TABLE "annual_fees" (
	"company_id" uuid NOT NULL,
	"fee_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"period_from" date NOT NULL,
	"due_date" date NOT NULL,
	"fee" numeric(38, 0) NOT NULL,
	"status" text NOT NULL,
	"paid_amount" numeric(38, 0),
	"paid_currency" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"hold_id" uuid,
	"transaction_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"noticed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "annual_fees_company_id_fee_id_pk" PRIMARY KEY("company_id","fee_id")
);
--> statement-breakpoint
CREATE TABLE "card_differences" (
	"company_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"ours" numeric(38, 0) NOT NULL,
	"issuers" numeric(38, 0) NOT NULL,
	"resolved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_differences_company_id_card_id_found_at_pk" PRIMARY KEY("company_id","card_id","found_at")
);
--> statement-breakpoint
CREATE TABLE "issuer_cursor" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issuer_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"company_id" uuid,
	"card_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"trouble" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "binding_import_rows" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" bigint NOT NULL,
	"kit_number" text NOT NULL,
	"holder" text NOT NULL,
	"card_id" uuid,
	"application_id" uuid,
	"status" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "binding_import_rows_company_id_import_id_row_pk" PRIMARY KEY("company_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "binding_imports" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "binding_imports_company_id_import_id_pk" PRIMARY KEY("company_id","import_id")
);
--> statement-breakpoint
CREATE TABLE "card_contracts" (
	"company_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"number" text NOT NULL,
	"term_months" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"contracted_quantity" integer NOT NULL,
	"paid_quantity" integer DEFAULT 0 NOT NULL,
	"min_per_batch" integer NOT NULL,
	"price_per_card" numeric(38, 0) NOT NULL,
	"tier" text NOT NULL,
	"card_class" text NOT NULL,
	"status" text NOT NULL,
	"signed_by" text DEFAULT '' NOT NULL,
	"signed_user" uuid,
	"signed_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_contracts_company_id_contract_id_pk" PRIMARY KEY("company_id","contract_id")
);
--> statement-breakpoint
CREATE TABLE "card_orders" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"number" text NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"name_on_card" text NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"ordered_by" uuid NOT NULL,
	"approved_at" timestamp with time zone,
	"print_due_at" timestamp with time zone,
	"print_tries" integer DEFAULT 0 NOT NULL,
	"print_trouble" text DEFAULT '' NOT NULL,
	"news_due_at" timestamp with time zone,
	"told_shipped" integer DEFAULT 0 NOT NULL,
	"told_delivered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_orders_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "card_reservations" (
	"company_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"link_id" uuid,
	"application_id" uuid,
	"reserved_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_reservations_company_id_card_id_pk" PRIMARY KEY("company_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "contract_documents" (
	"company_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "contract_documents_company_id_contract_id_file_key_pk" PRIMARY KEY("company_id","contract_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "contract_payments" (
	"company_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"usd" numeric(38, 0) NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_payments_company_id_transaction_id_pk" PRIMARY KEY("company_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "programme_events" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "programme_events_company_id_subject_seq_pk" PRIMARY KEY("company_id","subject","seq")
);
--> statement-breakpoint
CREATE TABLE "kyc_files" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"corporate" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"company" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shareholder" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"step_done" jsonb DEFAULT '[false,false,false,false]'::jsonb NOT NULL,
	"step_versions" jsonb DEFAULT '[1,1,1,1]'::jsonb NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_history" (
	"company_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "kyc_history_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "kyc_people" (
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "kyc_people_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "kyc_submissions" (
	"company_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"corporate" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"company" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shareholder" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_version" integer NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"failure_text" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "kyc_submissions_company_id_submission_id_pk" PRIMARY KEY("company_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"company_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"above_usd" text NOT NULL,
	"approvers" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_rules_company_id_rule_id_pk" PRIMARY KEY("company_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_addresses" (
	"company_id" uuid NOT NULL,
	"form" text NOT NULL,
	"path_index" integer NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_addresses_company_id_form_pk" PRIMARY KEY("company_id","form")
);
--> statement-breakpoint
CREATE TABLE "deposit_directory" (
	"address" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form" text NOT NULL,
	"path_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_directory" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	CONSTRAINT "issued_documents_company_id_document_id_pk" PRIMARY KEY("company_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"company_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"beneficiary_name" text NOT NULL,
	"bank_account_number" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_address" text NOT NULL,
	"country" text NOT NULL,
	"swift_code" text NOT NULL,
	"use_intermediary" boolean DEFAULT false NOT NULL,
	"intermediary_bank_name" text DEFAULT '' NOT NULL,
	"intermediary_country" text DEFAULT '' NOT NULL,
	"intermediary_swift_code" text DEFAULT '' NOT NULL,
	"intermediary_address" text DEFAULT '' NOT NULL,
	"purpose" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"recipient_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payees_company_id_payee_id_pk" PRIMARY KEY("company_id","payee_id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"company_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_by" uuid,
	CONSTRAINT "quotes_company_id_quote_id_pk" PRIMARY KEY("company_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "rate_holds" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd" text NOT NULL,
	"reason" text NOT NULL,
	"other" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_files" (
	"company_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_files_company_id_file_key_pk" PRIMARY KEY("company_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "record_notes" (
	"company_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_notes_company_id_transaction_id_pk" PRIMARY KEY("company_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"company_id" uuid NOT NULL,
	"filter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	CONSTRAINT "saved_filters_company_id_filter_id_pk" PRIMARY KEY("company_id","filter_id"),
	CONSTRAINT "saved_filters_name" UNIQUE("company_id","user_id","name")
);
--> statement-breakpoint
CREATE TABLE "transaction_steps" (
	"company_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "transaction_steps_company_id_transaction_id_seq_pk" PRIMARY KEY("company_id","transaction_id","seq")
);
--> statement-breakpoint
CREATE TABLE "unmatched_arrivals" (
	"company_id" uuid NOT NULL,
	"arrival_id" uuid NOT NULL,
	"network" text NOT NULL,
	"currency" text NOT NULL,
	"address" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"hash" text NOT NULL,
	"sender_address" text NOT NULL,
	"confirmations" integer NOT NULL,
	"confirmations_needed" integer NOT NULL,
	"state" text DEFAULT 'unmatched' NOT NULL,
	"transaction_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unmatched_arrivals_company_id_arrival_id_pk" PRIMARY KEY("company_id","arrival_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_addresses" (
	"company_id" uuid NOT NULL,
	"address_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"recipient_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wallet_addresses_company_id_address_id_pk" PRIMARY KEY("company_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "otc_quotes" (
	"company_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"state" text NOT NULL,
	"rate" text NOT NULL,
	"conversion" jsonb NOT NULL,
	"received" numeric(38, 0) NOT NULL,
	"quoted_by" uuid NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "otc_quotes_company_id_quote_id_pk" PRIMARY KEY("company_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_runs" (
	"company_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text NOT NULL,
	"transaction_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_runs_company_id_schedule_id_due_on_pk" PRIMARY KEY("company_id","schedule_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"company_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"payee" text NOT NULL,
	"bank_account_number" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"every" text NOT NULL,
	"first_on" date NOT NULL,
	"until" date,
	"times" integer,
	"step" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"next_on" date,
	"trouble" text DEFAULT '' NOT NULL,
	"retry_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "schedules_company_id_schedule_id_pk" PRIMARY KEY("company_id","schedule_id")
);
--> statement-breakpoint
CREATE TABLE "payment_columns" (
	"company_id" uuid NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"kept_by" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_columns_company_id_headings_pk" PRIMARY KEY("company_id","headings")
);
--> statement-breakpoint
CREATE TABLE "payment_file_rows" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"payee_id" uuid NOT NULL,
	"payee" text NOT NULL,
	"bank_account_number" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" uuid,
	CONSTRAINT "payment_file_rows_company_id_file_id_line_pk" PRIMARY KEY("company_id","file_id","line")
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"totals" jsonb NOT NULL,
	"approvers" integer NOT NULL,
	"approved_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"begun" text,
	"begun_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "authenticators_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_company_id_user_id_credential_id_pk" PRIMARY KEY("company_id","user_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_company_id_user_id_code_hash_pk" PRIMARY KEY("company_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"factor_required" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"company_id" uuid NOT NULL,
	"act_id" uuid NOT NULL,
	"act" text NOT NULL,
	"family" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"usd_cents" numeric(60, 0) NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"second_user_id" uuid,
	"second_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_acts_company_id_act_id_pk" PRIMARY KEY("company_id","act_id")
);
--> statement-breakpoint
CREATE TABLE "partner_events" (
	"company_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tag" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seq" integer,
	CONSTRAINT "partner_events_company_id_event_id_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "partner_feeds" (
	"company_id" uuid NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_feeds_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"company_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"url" text NOT NULL,
	"headers" jsonb NOT NULL,
	"address" text NOT NULL,
	"status" integer,
	"answer" text NOT NULL,
	"fault" text NOT NULL,
	"ms" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "webhook_attempts_company_id_event_id_nth_pk" PRIMARY KEY("company_id","event_id","nth")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"company_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"link" text NOT NULL,
	"subject" text NOT NULL,
	"nth" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_in_all" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "webhook_events_company_id_event_id_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_links" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone,
	"told_at" timestamp with time zone,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_links_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "colleague_requests" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"group_name" text NOT NULL,
	"authjson" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"daily_usd" text DEFAULT '' NOT NULL,
	"before_daily_usd" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "colleague_requests_company_id_request_id_pk" PRIMARY KEY("company_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitations_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "right_asks" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "right_asks_company_id_user_id_code_day_pk" PRIMARY KEY("company_id","user_id","code","day")
);
--> statement-breakpoint
CREATE TABLE "key_requests" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_id" uuid,
	"link_id" uuid,
	"name" text NOT NULL,
	"origins" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "key_requests_company_id_request_id_pk" PRIMARY KEY("company_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "page_counts" (
	"company_id" uuid NOT NULL,
	"of_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_counts_company_id_of_id_day_kind_what_pk" PRIMARY KEY("company_id","of_id","day","kind","what")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"company_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"book" numeric(38, 0) DEFAULT 0 NOT NULL,
	"held" numeric(38, 0) DEFAULT 0 NOT NULL,
	"movements" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_company_id_account_id_pk" PRIMARY KEY("company_id","account_id"),
	CONSTRAINT "accounts_currency" UNIQUE("company_id","account_id","currency"),
	CONSTRAINT "no_overdraft" CHECK (kind <> 'client' or book - held >= 0),
	CONSTRAINT "held_not_negative" CHECK (held >= 0),
	CONSTRAINT "account_kind" CHECK (kind in ('client', 'clearing', 'fees', 'fx', 'suspense', 'opening') and account_id = kind || ':' || currency or kind = 'card' and currency = 'USD' and account_id like 'card:%')
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"company_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"journal_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "holds_company_id_hold_id_pk" PRIMARY KEY("company_id","hold_id"),
	CONSTRAINT "hold_positive" CHECK (amount > 0),
	CONSTRAINT "hold_state" CHECK (state in ('active', 'captured', 'released') and (state = 'captured') = (journal_id is not null) and (state = 'active') = (closed_at is null))
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"company_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "journals_company_id_journal_id_pk" PRIMARY KEY("company_id","journal_id"),
	CONSTRAINT "journals_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"company_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"number" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"currency" text NOT NULL,
	"sold_amount" numeric(38, 0),
	"sold_currency" text,
	"status" text NOT NULL,
	"counterparty" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"sender_address" text DEFAULT '' NOT NULL,
	"assigned_address" text DEFAULT '' NOT NULL,
	"sender_account_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_type" text DEFAULT '' NOT NULL,
	"fee" numeric(38, 0) DEFAULT 0 NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"usd_cents" numeric(38, 0),
	"waits_for" text DEFAULT '' NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"confirmations_needed" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"recipient_id" uuid,
	"related_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"journal_id" uuid,
	"hold_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "transactions_company_id_transaction_id_pk" PRIMARY KEY("company_id","transaction_id"),
	CONSTRAINT "amount_not_zero" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"company_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"debit_account" text NOT NULL,
	"credit_account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	"debit_balance" numeric(38, 0) NOT NULL,
	"credit_balance" numeric(38, 0) NOT NULL,
	"debit_number" integer NOT NULL,
	"credit_number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_company_id_journal_id_line_pk" PRIMARY KEY("company_id","journal_id","line"),
	CONSTRAINT "amount_positive" CHECK (amount > 0),
	CONSTRAINT "two_accounts" CHECK (debit_account <> credit_account)
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_account" FOREIGN KEY ("company_id","account_id","currency") REFERENCES "public"."accounts"("company_id","account_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_journal" FOREIGN KEY ("company_id","journal_id") REFERENCES "public"."journals"("company_id","journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_journal" FOREIGN KEY ("company_id","journal_id") REFERENCES "public"."journals"("company_id","journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_hold" FOREIGN KEY ("company_id","hold_id") REFERENCES "public"."holds"("company_id","hold_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_journal" FOREIGN KEY ("company_id","journal_id") REFERENCES "public"."journals"("company_id","journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_debit" FOREIGN KEY ("company_id","debit_account","currency") REFERENCES "public"."accounts"("company_id","account_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_credit" FOREIGN KEY ("company_id","credit_account","currency") REFERENCES "public"."accounts"("company_id","account_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lines_actor" ON "audit_lines" USING btree ("company_id","actor","seq");--> statement-breakpoint
CREATE INDEX "audit_lines_action" ON "audit_lines" USING btree ("company_id","action","seq");--> statement-breakpoint
CREATE INDEX "audit_lines_subject" ON "audit_lines" USING btree ("company_id","subject","seq");--> statement-breakpoint
CREATE INDEX "audit_lines_at" ON "audit_lines" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_lines_place" ON "audit_lines" USING btree ("company_id","browser","address");--> statement-breakpoint
CREATE INDEX "audit_lines_refused" ON "audit_lines" USING btree ("company_id","seq") WHERE refusal <> '';--> statement-breakpoint
CREATE INDEX "outbox_ready" ON "outbox" USING btree ("next_try_at") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "submissions_pending" ON "document_submissions" USING btree ("submitted_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("company_id","username");--> statement-breakpoint
CREATE INDEX "otps_owner" ON "otps" USING btree ("company_id","purpose","owner","sent_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "application_drafts_expiry" ON "application_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "card_applications_list" ON "card_applications" USING btree ("company_id","updated_at","application_id");--> statement-breakpoint
CREATE INDEX "card_applications_link" ON "card_applications" USING btree ("company_id","link_id");--> statement-breakpoint
CREATE INDEX "card_applications_view" ON "card_applications" USING btree ("company_id","view_token_hash");--> statement-breakpoint
CREATE INDEX "card_applications_status" ON "card_applications" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_id" ON "cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "cards_list" ON "cards" USING btree ("company_id","updated_at","card_id") WHERE (order_id is null or allocation = 'bound');--> statement-breakpoint
CREATE INDEX "cards_status" ON "cards" USING btree ("company_id","status","updated_at","card_id") WHERE (order_id is null or allocation = 'bound');--> statement-breakpoint
CREATE INDEX "cards_order" ON "cards" USING btree ("company_id","order_id","kit_number");--> statement-breakpoint
CREATE INDEX "cards_allocation" ON "cards" USING btree ("company_id","allocation","kit_number");--> statement-breakpoint
CREATE INDEX "cards_application" ON "cards" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "cards_desk" ON "cards" USING btree ("updated_at","card_id");--> statement-breakpoint
CREATE INDEX "cards_issuer_due" ON "cards" USING btree ("issuer_due_at");--> statement-breakpoint
CREATE INDEX "cards_expiring" ON "cards" USING btree ("status","expiry");--> statement-breakpoint
CREATE INDEX "card_loads_open" ON "card_loads" USING btree ("next_try_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "card_loads_top_up" ON "card_loads" USING btree ("company_id","top_up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_purchases_id" ON "card_purchases" USING btree ("company_id","purchase_id");--> statement-breakpoint
CREATE INDEX "card_purchases_list" ON "card_purchases" USING btree ("company_id","date","purchase_id");--> statement-breakpoint
CREATE INDEX "card_purchases_card" ON "card_purchases" USING btree ("company_id","card_id","date","purchase_id");--> statement-breakpoint
CREATE INDEX "top_ups_list" ON "top_ups" USING btree ("company_id","date","top_up_id");--> statement-breakpoint
CREATE INDEX "top_ups_card" ON "top_ups" USING btree ("company_id","card_id","date","top_up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "annual_fees_period" ON "annual_fees" USING btree ("company_id","card_id","period_from");--> statement-breakpoint
CREATE INDEX "annual_fees_open" ON "annual_fees" USING btree ("due_date") WHERE status in ('unpaid', 'overdue', 'pending');--> statement-breakpoint
CREATE INDEX "card_differences_open" ON "card_differences" USING btree ("found_at") WHERE resolved_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "issuer_events_seq" ON "issuer_events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "issuer_events_waiting" ON "issuer_events" USING btree ("seq") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "binding_import_rows_status" ON "binding_import_rows" USING btree ("company_id","import_id","status","row");--> statement-breakpoint
CREATE INDEX "binding_imports_due" ON "binding_imports" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_contracts_number" ON "card_contracts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "card_contracts_list" ON "card_contracts" USING btree ("updated_at","contract_id");--> statement-breakpoint
CREATE INDEX "card_contracts_ending" ON "card_contracts" USING btree ("status","ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "card_orders_number" ON "card_orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "card_orders_contract" ON "card_orders" USING btree ("company_id","contract_id","created_at");--> statement-breakpoint
CREATE INDEX "card_orders_desk" ON "card_orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "card_orders_printing" ON "card_orders" USING btree ("print_due_at");--> statement-breakpoint
CREATE INDEX "card_orders_news" ON "card_orders" USING btree ("news_due_at");--> statement-breakpoint
CREATE INDEX "card_reservations_link" ON "card_reservations" USING btree ("company_id","link_id");--> statement-breakpoint
CREATE INDEX "card_reservations_application" ON "card_reservations" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "contract_payments_contract" ON "contract_payments" USING btree ("company_id","contract_id","paid_at");--> statement-breakpoint
CREATE INDEX "kyc_submissions_pending" ON "kyc_submissions" USING btree ("submitted_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rules_once" ON "approval_rules" USING btree ("company_id","kind","currency","above_usd");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_directory_path" ON "deposit_directory" USING btree ("form","path_index");--> statement-breakpoint
CREATE INDEX "quotes_old" ON "quotes" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("company_id","valid_until") WHERE used_by is null;--> statement-breakpoint
CREATE INDEX "record_files_of" ON "record_files" USING btree ("company_id","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_arrivals_once" ON "unmatched_arrivals" USING btree ("company_id","network","hash","currency","address");--> statement-breakpoint
CREATE INDEX "unmatched_arrivals_seen" ON "unmatched_arrivals" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "unmatched_arrivals_became" ON "unmatched_arrivals" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "otc_quotes_open" ON "otc_quotes" USING btree ("company_id","transaction_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "otc_quotes_ending" ON "otc_quotes" USING btree ("valid_until") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_on") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "staff_acts_sums" ON "staff_acts" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE INDEX "staff_acts_waiting" ON "staff_acts" USING btree ("at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "partner_events_seq" ON "partner_events" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "partner_events_new" ON "partner_events" USING btree ("company_id") WHERE seq is null;--> statement-breakpoint
CREATE INDEX "partner_events_age" ON "partner_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("next_try_at","company_id","link") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_events_link" ON "webhook_events" USING btree ("company_id","link","next_try_at","event_id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_events_subject" ON "webhook_events" USING btree ("company_id","link","subject","nth");--> statement-breakpoint
CREATE INDEX "webhook_events_list" ON "webhook_events" USING btree ("company_id","created_at","event_id");--> statement-breakpoint
CREATE INDEX "colleague_requests_open" ON "colleague_requests" USING btree ("asked_at") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "key_requests_open" ON "key_requests" USING btree ("asked_at") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "holds_active" ON "holds" USING btree ("company_id","account_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "transactions_recent" ON "transactions" USING btree ("company_id","date","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("company_id","status","date","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_type" ON "transactions" USING btree ("company_id","type","date","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_currency" ON "transactions" USING btree ("company_id","currency","date","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_sold" ON "transactions" USING btree ("company_id","sold_currency","date","transaction_id") WHERE sold_currency is not null;--> statement-breakpoint
CREATE INDEX "transactions_made" ON "transactions" USING btree ("company_id","created_by","date") WHERE usd_cents is not null;--> statement-breakpoint
CREATE INDEX "transactions_recipient" ON "transactions" USING btree ("company_id","recipient_id","date","transaction_id") WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX "transactions_related" ON "transactions" USING btree ("company_id","related_id") WHERE related_id is not null;--> statement-breakpoint
CREATE INDEX "transactions_card" ON "transactions" USING btree ("company_id",(details -> 'card' ->> 'card_id'),"date","transaction_id") WHERE details ? 'card';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_journal" ON "transactions" USING btree ("company_id","journal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number" ON "transactions" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "transactions_open" ON "transactions" USING btree ("company_id","date") WHERE status in ('pending_approval', 'admin_review', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_arrival" ON "transactions" USING btree ("company_id","network","hash","currency","assigned_address") WHERE type = 'deposit' and hash <> '';--> statement-breakpoint
CREATE INDEX "transactions_chain" ON "transactions" USING btree ("date","transaction_id") WHERE type = 'deposit' and hash <> '';--> statement-breakpoint
CREATE INDEX "transfers_at" ON "transfers" USING btree ("company_id","at");