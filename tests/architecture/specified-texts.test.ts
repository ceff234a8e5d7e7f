import { join } from "node:path";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { pathsUnder } from "../support/sources";

/** The texts that the specification fixes word for word; a value in braces is part of the sentence. */
const SPECIFIED = [
  // Stores
  "Store name must be at least 3 characters",
  "Store name must not exceed 100 characters",
  "Manager name must not exceed 100 characters",
  "Phone number must contain at least 10 digits",
  "Address must not exceed 500 characters",
  "Description must not exceed 1000 characters",
  "Please select a valid store type",
  "Please fix the validation errors above",
  "A store with this name already exists",
  "Store name must be unique",
  "Failed to save store",
  "Failed to load stores.",
  "Failed to update status.",
  "Failed to delete store.",
  "Status updated successfully",
  'Store "{name}" deleted successfully',
  'Store "{name}" created successfully',
  'Store "{name}" updated successfully',
  'Are you sure you want to disable "{name}"?',
  'Are you sure you want to enable "{name}"?',
  'Are you sure you want to permanently delete "{name}"? This action cannot be undone.',
  "Create your first store to get started.",
  "Try adjusting your filters.",
  "No stores found.",
  // Counter, look-up, items
  "Login failed",
  "Enter the 6-digit verification code from your authenticator app.",
  "Use a different account",
  "Authentication failed. Please log in again.",
  "Invalid data provided. Please check your inputs.",
  "Server error. Please try again later.",
  "Network error. Please check your connection and try again.",
  "Failed to create receipt. Please try again.",
  "Customer not found. Please check your phone number and national code.",
  "Hello {name}",
  "View My Points & Codes",
  "Code copied to clipboard!",
  "No lottery codes yet. Make a purchase to earn points and codes!",
  "No purchase history available.",
  "Are you sure you want to delete this item?",
  'No items yet. Click "Add Item" to create one!',
  // Dashboard, exports, imports
  "Failed to load dashboard data",
  "Failed to load chart data",
  "Export failed",
  "Failed to export data",
  "Failed to download template",
  "Import failed",
  "Failed to import data",
  "Please drop only one file at a time",
  "Invalid file type. Please upload .xlsx, .xls, .csv, .ods",
  "File is empty. Please select a valid file",
  "File too large (max 50.0 MB)",
  "Large file may take time to process",
  // Users
  "Username is required",
  "Email is required",
  "Full name is required",
  "Role is required",
  "Password is required",
  "Passwords do not match",
  "Username cannot be changed",
  "Failed to delete user",
  "Failed to activate user",
  "Failed to deactivate user",
  "Failed to reset password",
  "Failed to load user activity",
  "Password reset successfully",
  "Failed to save user",
  // Reports
  "Failed to load reports",
  "Error Loading Reports",
  "Retry",
  "Failed to export reports: {reason}",
  // Customers
  "Failed to load customers",
  "Failed to load customer details",
  "Failed to update customer",
  "Failed to restore customer",
  "Failed to delete customer: {reason}",
  "Failed to export customers: {reason}",
  "Failed to import customers: {reason}",
  "Customer deleted successfully",
  "Export successful: {filename}",
  "Customers imported successfully",
  "Are you sure you want to delete this customer?",
  // Events, campaigns, flags, registration
  "Failed to load events",
  "Failed to load lottery codes",
  "Failed to delete event",
  "Failed to create event",
  "Failed to create lottery code",
  "Failed to import lottery codes",
  "Failed to load event details",
  "Failed to load opening day events",
  "Event created successfully!",
  "Event deleted successfully",
  "Lottery code added successfully.",
  "Import completed. Check summary for details.",
  "Please select an event before adding codes.",
  "Please enter a lottery code value.",
  "Please select an event before importing codes.",
  "Please choose an import file (CSV or XLSX).",
  "No codes to export",
  "Failed to load feature flags",
  "Failed to update feature flag",
  "Feature flag {name} enabled successfully",
  "Feature flag {name} disabled successfully",
  "Are you sure you want to delete this campaign?",
  "Failed to delete campaign",
  "Campaign deleted successfully",
  "Please select an event first",
  "Failed to register customer: {reason}",
  "Customer registered successfully!",
  "Failed to look up lottery codes: {reason}",
  "No lottery codes found for this customer",
];

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values((value ?? {}) as Record<string, unknown>).flatMap(textsOf);

/** The sentence without its values. */
const withoutValues = (text: string): string => text.replace(/\{\{?\w+\}\}?/g, "{}");

test("every text that the specification fixes is a text of the product", async () => {
  const paths = pathsUnder(["domain", "client"], [".text.ts"]);
  const modules = await Promise.all(paths.map((path) => import(join(__dirname, "..", "..", path)) as Promise<object>));

  const texts = new Set([...modules, ERRORS].flatMap(textsOf).map(withoutValues));

  expect(SPECIFIED.filter((text) => !texts.has(withoutValues(text)))).toEqual([]);
});
